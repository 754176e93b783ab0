import { expect, it } from "vitest";
import { planPageWindow } from "./page-window.ts";

it("offers every page while they fit", () => {
  expect(planPageWindow(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(planPageWindow(1, 0)).toEqual([]);
});

it.each([
  [1, [1, 2, 3, 4, 5, null, 20]],
  [4, [1, 2, 3, 4, 5, null, 20]],
  [5, [1, null, 4, 5, 6, null, 20]],
  [16, [1, null, 15, 16, 17, null, 20]],
  [17, [1, null, 16, 17, 18, 19, 20]],
  [20, [1, null, 16, 17, 18, 19, 20]],
])("keeps first, last and the neighbours of page %i", (page, expected) => {
  expect(planPageWindow(page, 20)).toEqual(expected);
});
