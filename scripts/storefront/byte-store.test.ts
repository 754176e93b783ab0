import { expect, it } from "vitest";
import { createByteStore } from "./byte-store.ts";

it("drops what was not asked for longest when it is full", () => {
  const store = createByteStore<string>(80);
  for (const key of ["a", "b", "c", "d", "e", "f", "g", "h"]) store.set(key, key, 9);
  store.get("a");
  store.set("i", "i", 9);
  expect([store.get("a"), store.get("b"), store.get("i")]).toEqual(["a", undefined, "i"]);
  expect(store.size()).toBe(80);
});

it("counts a value that is set again once", () => {
  const store = createByteStore<string>(80);
  for (let round = 0; round < 20; round += 1) store.set("a", String(round), 9);
  expect([store.size(), store.get("a")]).toEqual([10, "19"]);
});

it("never holds more than its bound", () => {
  const store = createByteStore<string>(1000);
  for (let index = 0; index < 500; index += 1) {
    store.set(`k${index}`, "value", (index * 37) % 200);
    expect(store.size()).toBeLessThanOrEqual(1000);
  }
});

it("does not keep what would drop too many others", () => {
  const store = createByteStore<string>(80);
  store.set("s", "small", 9);
  store.set("l", "large", 10);
  expect([store.get("s"), store.get("l"), store.size()]).toEqual(["small", undefined, 10]);
  store.set("a name as long as a value", "n", 1);
  expect(store.size()).toBe(10);
});
