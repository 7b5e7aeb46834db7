// For tests: an answer that comes when the test says so.
export function later<T>() {
  let give!: (value: T) => void;
  const answer = new Promise<T>((done) => (give = done));
  return { answer, give };
}
