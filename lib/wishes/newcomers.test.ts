import { expect, it } from "vitest";
import { countNewcomers } from "./newcomers.ts";

it("counts the places that hold something else than before", () => {
  expect(countNewcomers([1, 2, 3], [1, 3, 2])).toBe(2);
  expect(countNewcomers([1, 2, 3], [4, 2, 3])).toBe(1);
  expect(countNewcomers([1, 2], [1, 2])).toBe(0);
});
