import { describe, expect, it } from "vitest";
import type { CartLine } from "#contract/cart.ts";
import type { Quote } from "#contract/orders.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import { differenceBetween, limitedLines, orderableLines } from "./quote-difference.ts";

const quote = (lines: CartLine[], totals: Partial<Quote["totals"]> = {}): Quote => {
  const cart = aCart({ lines, totals });
  return {
    lines,
    totals: cart.totals,
    codes: [],
    wallet_balance_ttc: 0,
    is_orderable: cart.is_orderable,
  };
};

describe("differenceBetween", () => {
  it("sees nothing when nothing changed", () =>
    expect(differenceBetween(quote([aCartLine()]), quote([aCartLine()]))).toBeNull());

  it("tells the old and the new price and total", () => {
    const difference = differenceBetween(quote([aCartLine({ price: 29.9 })]), quote([aCartLine({ price: 34.9 })]));
    expect(difference?.lines).toMatchObject([{ kind: "price", beforeCents: 2990, afterCents: 3490 }]);
    expect(difference?.total).toEqual({ beforeCents: 3480, afterCents: 3980 });
  });

  it("tells which line sold out", () => {
    const before = quote([aCartLine({ variant_id: 1 }), aCartLine({ variant_id: 2 })]);
    const after = quote([
      aCartLine({ variant_id: 1 }),
      aCartLine({ variant_id: 2, status: "sold_out", available_quantity: 0 }),
    ]);
    expect(differenceBetween(before, after)?.lines).toMatchObject([
      { kind: "sold-out", line: { variant: { variant_id: 2 } } },
    ]);
  });

  it("tells how many pieces are left", () => {
    const before = quote([aCartLine({ quantity: 3 })]);
    const after = quote([aCartLine({ quantity: 3, status: "limited", available_quantity: 2 })]);
    expect(differenceBetween(before, after)?.lines).toMatchObject([{ kind: "limited", available: 2 }]);
  });

  it("is silent about a line that was sold out before", () => {
    const soldOut = [aCartLine({ status: "sold_out", available_quantity: 0 }), aCartLine({ variant_id: 2 })];
    expect(differenceBetween(quote(soldOut), quote(soldOut))).toBeNull();
  });

  it("tells that the wallet pays less of the same total", () =>
    expect(
      differenceBetween(quote([aCartLine()], { due_ttc: 14.8 }), quote([aCartLine()], { due_ttc: 34.8 })),
    ).toMatchObject({ lines: [], total: null, due: { beforeCents: 1480, afterCents: 3480 } }));

  it("tells a change of the delivery fee", () => {
    const difference = differenceBetween(
      quote([aCartLine()]),
      quote([aCartLine()], { shipping_fee_ttc: 0, total_amount_ttc: 29.9 }),
    );
    expect(difference).toMatchObject({
      lines: [],
      shipping: { beforeCents: 490, afterCents: 0 },
      total: { beforeCents: 3480, afterCents: 2990 },
    });
  });
});

it("orders what is there and waits where there is too little", () => {
  const soldOut = aCartLine({ variant_id: 1, status: "sold_out", available_quantity: 0 });
  const limited = aCartLine({ variant_id: 2, quantity: 3, status: "limited", available_quantity: 1 });
  expect(orderableLines(quote([soldOut, limited])).map(({ variant }) => variant.variant_id)).toEqual([2]);
  expect(limitedLines(quote([soldOut, limited])).map(({ variant }) => variant.variant_id)).toEqual([2]);
});
