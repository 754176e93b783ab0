import { createRequire } from "node:module";
import type * as handlers from "next/dist/server/use-cache/handlers.js";
import { afterAll, expect, it } from "vitest";
import { countKept } from "#lib/memory/kept.ts";
import { countData } from "./kept-data.ts";

const { getCacheHandler, isBuiltInCacheHandler } = createRequire(import.meta.url)(
  "next/dist/server/use-cache/handlers.js",
) as typeof handlers;

/* What Next keeps hangs on the process, which other tests share. */
const places = ["", "-map", "-set", "-built-in"].map((end) => Symbol.for(`@next/cache-handlers${end}`));
afterAll(() => {
  for (const place of places) Reflect.deleteProperty(globalThis, place);
});

it("counts what Next keeps inside `use cache`, up to its bound, and leaves it to Next", async () => {
  countData(1_000);
  const counted = () => countKept().find(({ name }) => name === "answers of the API, inside use cache");
  expect(counted()).toMatchObject({ entries: 0, bytes: 0, maxBytes: 1_000, dropped: 0 });
  const handler = getCacheHandler("default")!;
  expect(isBuiltInCacheHandler("default")).toBe(true);
  const entry = (text: string) => ({
    value: new Response(text).body!,
    tags: [],
    stale: 60,
    expire: 600,
    revalidate: 600,
    timestamp: Date.now(),
  });
  await handler.set("a", Promise.resolve(entry("x".repeat(399))));
  await handler.set("b", Promise.resolve(entry("y".repeat(399))));
  expect(counted()).toMatchObject({ entries: 2, bytes: 800, dropped: 0 });
  await handler.set("c", Promise.resolve(entry("z".repeat(399))));
  expect(counted()).toMatchObject({ entries: 2, bytes: 800, dropped: 1 });
  const found = await handler.get("c", []);
  expect(await new Response(found?.value).text()).toBe("z".repeat(399));
  expect(await handler.get("a", [])).toBeUndefined();
});
