import { expect, it } from "vitest";
import { kidTargetOf, needsKid } from "./kid-target.ts";

it.each([
  ["/your-shop", true],
  ["/de/your-shop/looks?page=2", true],
  ["/infos", false],
  ["/your-shop/nothing", false],
  ["/shop/your-shop", false],
  ["/0b0e0c4e-0000-4000-8000-000000000000/your-shop", false],
])("to %s it has to be said for whom: %s", (target, expected) => expect(needsKid(target)).toBe(expected));

it("leads on to the same page of whom was chosen, in the language", () => {
  expect(kidTargetOf("fr", "/your-shop/essentials", { id: "a1" })).toBe("/a1/your-shop/essentials");
  expect(kidTargetOf("nl", "/nl/your-shop", { id: "a1" })).toBe("/nl/a1/your-shop");
  expect(kidTargetOf("fr", "/infos", { id: "a1" })).toBeNull();
});
