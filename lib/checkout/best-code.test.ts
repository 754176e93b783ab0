import { expect, it } from "vitest";
import type { OwnCode } from "./best-code.ts";
import { bestCode } from "./best-code.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";

const own = (change: Partial<OwnCode>): OwnCode => ({
  code: "CODE",
  kind: "AMOUNT",
  percent: null,
  amount_ttc: 5,
  points: null,
  minimum_ttc: 0,
  scope: "SHOP",
  valid_until: null,
  problem: null,
  ...change,
});
const { totals } = aCart({ lines: [aCartLine({ price: 40 })] });

it("offers the code that takes most off, of those that count", () => {
  const problem = {
    code: "CODE_INVALID",
    detail: null,
    reason: "NOT_ENOUGH_POINTS",
    minimum_points: 600,
    points: 250,
    minimum_ttc: null,
  } as const;
  const codes = [
    own({ code: "FIVE" }),
    own({ code: "LOYALTY200", kind: "LOYALTY", amount_ttc: 10 }),
    own({ code: "LOYALTY600", kind: "LOYALTY", amount_ttc: 35, problem }),
    own({ code: "BOX", amount_ttc: 20, scope: "BOX" }),
    own({ code: "FROM50", amount_ttc: 20, minimum_ttc: 50 }),
  ];
  expect(bestCode(codes, totals)).toEqual({ code: "LOYALTY200", cents: 1000 });
  expect(bestCode([own({ kind: "PERCENT", percent: 30, amount_ttc: null })], totals)).toMatchObject({ cents: 1200 });
});

it("counts a delivery that is offered as what it costs, and offers nothing that takes nothing", () => {
  const shipping = own({ code: "LIVRAISON", kind: "SHIPPING", amount_ttc: null });
  expect(bestCode([shipping], totals)).toEqual({ code: "LIVRAISON", cents: 490 });
  expect(bestCode([shipping], { ...totals, shipping_fee_ttc: 0 })).toBeNull();
  expect(bestCode([], totals)).toBeNull();
});
