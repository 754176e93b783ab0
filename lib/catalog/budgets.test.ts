import { expect, it } from "vitest";
import { splitByBudget } from "./budgets.ts";

it("counts a price on the upper edge as within the budget, and keeps the order", () =>
  expect(
    splitByBudget([{ lc_price: 40 }, { lc_price: 19.99 }, { lc_price: 20 }, { lc_price: 40.01 }], 2000, 4000),
  ).toEqual({
    under: [{ lc_price: 19.99 }],
    between: [{ lc_price: 40 }, { lc_price: 20 }],
    over: [{ lc_price: 40.01 }],
  }));
