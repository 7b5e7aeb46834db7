import { expect, test, vi } from "vitest";
import type { Reply } from "../wire/socket";
import type { Preview } from "../wire/wire";
import { NoPreview, Previews } from "./previews";

const preview = { text: "bid 3" } as Preview;

test("a preview is asked for once in a version", async () => {
  const ask = vi.fn((text: string) =>
    Promise.resolve<Reply>({ t: "preview", id: text, v: 1, preview }),
  );
  const made = new Previews(ask);
  const one = made.of("bid 3");
  expect(made.of("bid 3")).toBe(one);
  expect((await one).text).toBe("bid 3");
  expect(ask).toHaveBeenCalledExactlyOnceWith("bid 3");
  made.clear();
  expect(made.of("bid 3")).not.toBe(one);
});

test("a refused one says why", async () => {
  const made = new Previews((id) => Promise.resolve({ t: "error", id, code: "stale" }));
  const no = await made.of("bid 3").catch((error: unknown) => error);
  expect(no).toBeInstanceOf(NoPreview);
  expect((no as NoPreview).fault).toEqual({ code: "stale", detail: "" });
});
