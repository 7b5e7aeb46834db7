// Plain requests to the server; every path is relative to the page, so that a path prefix works.
import type {
  BoxText,
  ChangeMe,
  GameCard,
  GameList,
  Invitation,
  MadeTable,
  Me,
  Moment,
  NewTable,
  Phrase,
  Replay,
  SeatLink,
  StoryLine,
  TableInfo,
} from "./wire";

/** What went wrong; `code` is a key of the catalogues. */
export interface Fault {
  code: string;
  detail: Detail;
}

/** More about it: in words for the reader's language, or in the server's own. */
export type Detail = string | Phrase;

/** What the server would not do. */
export class Refusal extends Error implements Fault {
  constructor(
    readonly code: string,
    readonly detail: Detail,
    readonly status: number,
  ) {
    super(code);
  }
}

/** No answer at all. */
export const OFFLINE = "offline";

export function address(path: string): string {
  return new URL(path, document.baseURI).href;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const how: RequestInit =
    body === undefined
      ? { headers: { accept: "application/json" } }
      : {
          method: "POST",
          headers: { accept: "application/json", "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(address(path), how);
  } catch {
    throw new Refusal(OFFLINE, "", 0);
  }
  const text = await answer.text();
  const said = parsed(text);
  if (!answer.ok) {
    const { code, detail } = (said ?? {}) as { code?: unknown; detail?: unknown };
    throw new Refusal(
      typeof code === "string" ? code : String(answer.status),
      isDetail(detail) ? detail : "",
      answer.status,
    );
  }
  return said as T;
}

function isDetail(detail: unknown): detail is Detail {
  if (typeof detail === "string") return true;
  return typeof detail === "object" && detail !== null && "t" in detail && detail.t === "phrase";
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

const of = (id: string, what = "") => `api/tables/${encodeURIComponent(id)}${what}`;

export const api = {
  me: () => ask<Me>("api/me"),
  moreGames: (after: string) => ask<GameList>(`api/me/games?after=${encodeURIComponent(after)}`),
  changeMe: (change: ChangeMe) => ask<Me>("api/me", change),
  tables: () => ask<GameCard[]>("api/tables"),
  make: (table: NewTable) => ask<MadeTable>("api/tables", table),
  table: (id: string) => ask<TableInfo>(of(id)),
  links: (id: string) => ask<SeatLink[]>(of(id, "/links"), {}),
  join: (token: string, name: string) => ask<MadeTable>("api/join", { token, name }),
  invitation: (token: string) => ask<Invitation>("api/invitation", { token }),
  sit: (id: string, seat: number, name: string) => ask<MadeTable>(of(id, "/sit"), { seat, name }),
  putAway: (id: string) => ask<unknown>(of(id, "/end"), {}),
  remove: (id: string) => ask<unknown>(of(id, "/remove"), {}),
  start: (id: string) => ask<unknown>(of(id, "/start"), {}),
  rematch: (id: string) => ask<MadeTable>(of(id, "/rematch"), {}),
  copy: (id: string, n: number, bot: string) => ask<MadeTable>(of(id, "/copy"), { n, bot }),
  take: (record: string, n: number, bot: string) =>
    ask<MadeTable>("api/import", { record, n, bot }),
  before: (id: string) => ask<StoryLine[]>(of(id, "/before")),
  moment: (id: string, n: number) => ask<Moment>(of(id, `/at/${n}`)),
  replay: (id: string) => ask<Replay>(of(id, "/replay")),
  replayOf: (record: string, box = "") => ask<Replay>("api/replay", { record, box }),
  device: () => ask<SeatLink>("api/device", {}),
  claim: (token: string) => ask<unknown>("api/device/claim", { token }),
  report: (id: string, text: string) => ask<unknown>(of(id, "/report"), { text }),
  bots: () => ask<string[]>("api/bots"),
  box: () => ask<BoxText>("api/box"),
  recordAddress: (id: string) => address(of(id, "/record")),
  socket: (id: string) =>
    new WebSocket(address(`ws/${encodeURIComponent(id)}`).replace(/^http/, "ws")),
};
