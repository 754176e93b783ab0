import { expect, it } from "vitest";
import { missingKinds } from "./essentials.ts";

it("an empty wardrobe misses every basic", () => {
  expect(missingKinds(new Map(), "KID")).toEqual(expect.arrayContaining(["t-shirt", "jeans", "socks", "pyjamas"]));
});

it("cuts that do the same service count together", () => {
  const owned = new Map([
    ["jeans", 2],
    ["leggings", 2],
  ]);
  expect(missingKinds(owned, "KID")).not.toContain("trousers");
});

it("a woman's wardrobe has basics of its own", () => {
  expect(missingKinds(new Map(), "WOMAN")).toContain("blouse");
  expect(missingKinds(new Map(), "WOMAN")).not.toContain("bodysuit");
});
