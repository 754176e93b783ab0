import { expect, it } from "vitest";
import { countKept, keep, keepTogether } from "./kept.ts";

it("drops what was asked for longest ago, and counts what it dropped", () => {
  const kept = keep<string>("bytes", { maxBytes: 30 });
  for (const key of ["a", "b", "c"]) kept.set(key, key.toUpperCase(), 9);
  expect(kept.get("a")).toBe("A");
  kept.set("d", "D", 9);
  expect(["a", "b", "c", "d"].map((key) => kept.peek(key))).toEqual(["A", undefined, "C", "D"]);
  expect(kept.count()).toEqual({
    name: "bytes",
    entries: 3,
    bytes: 30,
    maxBytes: 30,
    maxEntries: null,
    dropped: 1,
  });
});

it("is bounded in entries too", () => {
  const kept = keep<number>("entries", { maxEntries: 2 });
  for (let key = 0; key < 100; key += 1) kept.set(String(key), key, 1);
  expect([...kept.oldestFirst()]).toEqual([
    ["98", 98],
    ["99", 99],
  ]);
  expect(kept.count()).toMatchObject({ entries: 2, dropped: 98 });
});

it("looks without keeping longer", () => {
  const kept = keep<number>("peeked", { maxEntries: 2 });
  for (const key of ["a", "b"]) kept.set(key, 1, 1);
  kept.peek("a");
  kept.set("c", 1, 1);
  expect(kept.peek("a")).toBeUndefined();
});

it("keeps nothing that alone takes too much, nor what it took the place of", () => {
  const kept = keep<string>("large", { maxBytes: 80, maxEntryBytes: 10 });
  kept.set("a", "small", 5);
  kept.set("a", "large", 50);
  expect([kept.get("a"), kept.count()]).toEqual([undefined, expect.objectContaining({ entries: 0, bytes: 0 })]);
  kept.set("a".repeat(20), "long name", 1);
  expect(kept.count().entries).toBe(0);
});

it("counts a value that takes another's place once", () => {
  const kept = keep<string>("twice", { maxBytes: 100 });
  kept.set("a", "one", 10);
  kept.set("a", "two", 20);
  expect([kept.get("a"), kept.count().bytes]).toEqual(["two", 21]);
  kept.delete("a");
  kept.delete("a");
  expect(kept.count()).toMatchObject({ entries: 0, bytes: 0, dropped: 0 });
});

it("has one place of a name for all who ask for it, and tells of each", () => {
  const one = keepTogether<number>("together", { maxEntries: 2 });
  one.set("a", 1, 1);
  expect(keepTogether("together", { maxEntries: 2 })).toBe(one);
  expect(countKept()).toContainEqual(expect.objectContaining({ name: "together", entries: 1 }));
});
