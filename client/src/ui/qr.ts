// The dark modules of a QR code as one path: a stroke of every row for each run of them.
export interface Code {
  size: number;
  data: boolean[][];
}

export function outline({ size, data }: Code): { size: number; path: string } {
  let path = "";
  data.forEach((row, y) => {
    let x = 0;
    while (x < size) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
      x += 1;
    }
  });
  return { size, path };
}
