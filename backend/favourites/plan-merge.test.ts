import { expect, it } from "vitest";
import { maxFavourites } from "#contract/favourite-limit.ts";
import { planMerge } from "./plan-merge.ts";

const brought = (...ids: number[]) => ids.map((product_id) => ({ product_id }));

it("takes what the account has not, each once, in the order it was brought", () => {
  expect(planMerge([1, 2], brought(5, 2, 3, 5))).toEqual(brought(5, 3));
});

it("gives up nothing of the account's own: the first that were brought fill what room there is", () => {
  const own = Array.from({ length: maxFavourites - 1 }, (_, index) => index + 1);
  expect(planMerge(own, brought(900, 901))).toEqual(brought(900));
  expect(planMerge([...own, 800], brought(900))).toEqual([]);
});
