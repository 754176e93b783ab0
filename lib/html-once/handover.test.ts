import { expect, it } from "vitest";
import { handOver, takeOver } from "./handover.ts";

it("gives back what was left, as often as it is asked: a page may be rendered more than once", () => {
  const content = { product: { id: 4 } };
  const key = handOver("details", content);
  expect(key).toMatch(/^details\.[\w-]{8}$/);
  expect([takeOver(key), takeOver(key)]).toEqual([content, content]);
});

it("names the same content the same, and another one otherwise", () => {
  expect(handOver("list", { ids: [1, 2] })).toBe(handOver("list", { ids: [1, 2] }));
  expect(handOver("list", { ids: [1, 2] })).not.toBe(handOver("list", { ids: [2, 1] }));
});

it("fails loudly where nothing was left", () => expect(() => takeOver("list.unknown0")).toThrow("list.unknown0"));

it("keeps nothing longer than a page takes", () => {
  const now = performance.now();
  const old = handOver("a", { age: "old" }, now);
  const again = handOver("a", { age: "left twice" }, now);
  handOver("a", { age: "left twice" }, now + 50_000);
  handOver("a", { age: "new" }, now + 70_000);
  expect(() => takeOver(old)).toThrow("handed over");
  expect(takeOver(again)).toEqual({ age: "left twice" });
});

it("keeps what was taken a little only, unless it is left again", () => {
  const now = performance.now() + 200_000;
  const taken = handOver("b", { taken: "once" }, now);
  const leftAgain = handOver("b", { taken: "and left again" }, now);
  for (const key of [taken, leftAgain]) takeOver(key, now);
  handOver("b", { taken: "and left again" }, now + 10_000);
  handOver("b", { new: true }, now + 20_000);
  expect(() => takeOver(taken)).toThrow("handed over");
  expect(takeOver(leftAgain)).toEqual({ taken: "and left again" });
});
