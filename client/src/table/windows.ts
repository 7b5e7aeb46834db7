// The windows a table's menu opens.
import type { Chair } from "../wire/wire";

export type Window = "help" | "report" | "hand" | "end";

/** Whether nobody but the reader plays with others than bots. */
export function onlyPerson(chairs: Chair[]): boolean {
  return chairs.every((chair) => chair.kind === "bot" || chair.mine);
}
