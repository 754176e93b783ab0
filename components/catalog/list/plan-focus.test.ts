import { expect, it } from "vitest";
import { planFocus, type ShownList } from "./plan-focus.ts";

const list = (traits: Partial<ShownList> = {}): ShownList => ({
  id: "list",
  slug: "all-products",
  filters: ["gender-GIRL", "size-4 ans", "family-DRESSES"],
  page: 1,
  ...traits,
});

it("goes to the heading of another page", () => {
  expect(planFocus(list(), list({ page: 2 }))).toBe("heading");
  expect(planFocus(list({ page: 2 }), list())).toBe("heading");
});

it.each([
  [["size-4 ans", "family-DRESSES"], 0],
  [["gender-GIRL", "family-DRESSES"], 1],
  [["gender-GIRL", "size-4 ans"], 1],
])("goes to the chip beside the one that was removed: %j", (filters, chip) => {
  expect(planFocus(list({ page: 3 }), list({ filters }))).toEqual({ chip });
});

it("goes to the heading when the last chip was removed", () => {
  expect(planFocus(list(), list({ filters: [] }))).toBe("heading");
});

it("stays for a choice that was added, another order, and a list that is a page of its own", () => {
  expect(planFocus(list({ filters: [] }), list())).toBeNull();
  expect(planFocus(list(), list({ id: "sorted" }))).toBeNull();
  expect(planFocus(list(), list({ slug: "robes", page: 2 }))).toBeNull();
});
