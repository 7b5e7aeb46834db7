// The town at the end of a game, painted: in the colours and fonts of the page.
import { symbol } from "../pieces/draw";
import { gable, sail } from "../pieces/gables";
import { HIGH, QUAY, skyline, WIDE, type House } from "./skyline";

export interface Town {
  title: string;
  /** Who won, as a sentence. */
  won: string;
  winners: readonly number[];
  /** By seat. */
  names: readonly string[];
  colours: readonly string[];
  points: readonly number[];
  businesses: readonly number[];
}
type Colour = (name: string) => string;

const EDGE = 48;
const SHORE = QUAY + 16;
const CLOUDS = [
  [760, 118, 1.7],
  [940, 84, 1.3],
  [1090, 150, 1.5],
] as const;
const CLOUD = "M0 20c-8 0-8-11 0-11 0-9 13-11 16-3 6-5 14 0 12 6 7 0 7 8 0 8z";
const WAVES = [64, 250, 470, 640, 870, 1080] as const;

/** Paint it on a canvas of `WIDE` by `HIGH`. */
export function paint(canvas: HTMLCanvasElement, town: Town): void {
  const brush = canvas.getContext("2d");
  if (!brush) return;
  const style = getComputedStyle(canvas);
  const colour: Colour = (name) => style.getPropertyValue(`--${name}`);
  const serif = colour("serif");
  const sans = colour("sans");
  brush.reset();
  brush.lineJoin = "round";
  brush.lineCap = "round";
  brush.fillStyle = colour("sky");
  brush.fillRect(0, 0, WIDE, HIGH);
  brush.strokeStyle = colour("d300");
  for (const [x, y, size] of CLOUDS) at(brush, x, y, size, () => brush.stroke(new Path2D(CLOUD)));
  brush.fillStyle = colour("water");
  brush.fillRect(0, SHORE, WIDE, HIGH - SHORE);
  brush.fillStyle = colour("isle");
  brush.fillRect(0, QUAY, WIDE, SHORE - QUAY);
  brush.fillStyle = colour("shore");
  brush.fillRect(0, SHORE - 3, WIDE, 3);
  brush.strokeStyle = colour("wave");
  brush.lineWidth = 2;
  for (const x of WAVES)
    at(brush, x, HIGH - 18, 1.4, () => brush.stroke(new Path2D("M0 0q5-5 10 0t10 0t10 0")));
  brush.fillStyle = colour("d900");
  brush.font = `600 54px ${serif}`;
  brush.fillText(town.title, EDGE, 84);
  brush.fillStyle = colour("ink-2");
  written(brush, town.won, EDGE, 122, WIDE - 2 * EDGE, 26, sans);
  brush.textAlign = "center";
  for (const { seat, x, wide, houses } of skyline(town.businesses, town.points)) {
    const own = town.colours[seat] ?? "blue";
    for (const house of houses) build(brush, house, own, colour);
    const [highest] = [...houses].sort((a, b) => a.y - b.y);
    if (highest && town.winners.includes(seat)) flag(brush, highest, colour);
    const middle = x + wide / 2;
    sign(brush, middle, SHORE + 28, 26, own, colour);
    brush.fillStyle = colour("ink");
    written(brush, town.names[seat] ?? "", middle, SHORE + 74, wide, 27, serif);
    written(brush, String(town.points[seat] ?? 0), middle, SHORE + 120, wide, 40, serif, 700);
  }
}

/** A text no wider than its room: smaller at first, then cut. */
function written(
  brush: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  size: number,
  family: string,
  weight = 600,
): void {
  let height = size;
  do brush.font = `${weight} ${height}px ${family}`;
  while (brush.measureText(text).width > room && (height -= 1) > size * 0.7);
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  let shown = text;
  for (let n = letters.length - 1; n > 0 && brush.measureText(shown).width > room; n -= 1)
    shown = `${letters.slice(0, n).join("")}…`;
  brush.fillText(shown, x, y);
}

/** A business, with the sign of its owner on the front. */
function build(brush: CanvasRenderingContext2D, house: House, own: string, colour: Colour): void {
  const { x, y, wide } = house;
  const front = new Path2D(`M0 0H${wide}V${QUAY - y}H0z`);
  brush.fillStyle = colour(own);
  brush.strokeStyle = colour("piece-line");
  brush.lineWidth = 1.8;
  at(brush, x, y, 1, () => {
    for (const path of [new Path2D(gable(house.gable, wide).d), front]) {
      brush.fill(path);
      brush.stroke(path);
    }
    brush.fillRect(2, -2, wide - 4, 4);
    brush.fillStyle = colour(`${own}-50`);
    const pane = wide / 4.5;
    for (let row = wide * 0.72; row + pane * 1.4 < QUAY - y - wide * 0.5; row += pane * 2.1)
      for (const column of [0.2, 0.58]) brush.fillRect(wide * column, row, pane, pane * 1.3);
    brush.fillStyle = colour("piece-line");
    brush.fillRect(wide * 0.38, QUAY - y - wide * 0.42, wide * 0.24, wide * 0.42);
    brush.fillStyle = colour(`${own}-on`);
    at(brush, wide * 0.3, wide * 0.12, (wide * 0.4) / 12, () =>
      brush.fill(new Path2D(symbol(own))),
    );
  });
}

/** The colour and sign of a seat. */
function sign(
  brush: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  own: string,
  colour: Colour,
): void {
  brush.fillStyle = colour(own);
  brush.beginPath();
  brush.arc(x, y, size * 0.7, 0, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = colour(`${own}-on`);
  at(brush, x - size / 2 + 2, y - size / 2 + 2, (size - 4) / 12, () =>
    brush.fill(new Path2D(symbol(own))),
  );
}

/** The winner's flag, on their highest roof. */
function flag(brush: CanvasRenderingContext2D, house: House, colour: Colour): void {
  const top = house.y - gable(house.gable, house.wide).high;
  const x = house.x + house.wide / 2;
  brush.strokeStyle = colour("mast");
  brush.lineWidth = 2.5;
  brush.stroke(new Path2D(`M${x} ${top}V${top - 40}`));
  brush.fillStyle = colour("pennant");
  brush.fill(new Path2D(sail(x + 1, top - 40, 30, 16)));
}

function at(
  brush: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  draw: () => void,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  draw();
  brush.restore();
}
