import { describe, expect, it } from "vitest";
import {
  expectedRefund,
  problemOf,
  resumeReturn,
  startReturn,
  toReturnBody,
  wantsMoney,
  type LineDraft,
} from "./draft.ts";

const modes = [
  { mode: "PICKUP_POINT" as const, carrier: "Mondial Relay" },
  { mode: "POST_OFFICE" as const, carrier: "La Poste Colissimo" },
];
const line = (change: Partial<LineDraft> = {}): LineDraft => ({
  quantity: 1,
  reason: "TOO_SMALL",
  wants: "MONEY",
  size: null,
  comment: "",
  ...change,
});
const options = {
  shipping_ttc: 4.9,
  lines: [
    { order_line_id: "a", returnable_quantity: 2, refunds_ttc: [19.9, 39.8], other_sizes: [] },
    { order_line_id: "b", returnable_quantity: 1, refunds_ttc: [24.5], other_sizes: [] },
  ],
};
const ordered = [
  { id: "a", quantity: 2, returned_quantity: 0 },
  { id: "b", quantity: 1, returned_quantity: 0 },
];
const draftOf = (lines: Record<string, LineDraft>) => ({ ...startReturn(modes, null), lines });
const refund = (lines: Record<string, LineDraft>, of = ordered) => expectedRefund(of, options, draftOf(lines));

describe("a return that is being chosen", () => {
  it("begins with the way the client prefers, else with the first there is", () => {
    expect(startReturn(modes, "POST_OFFICE").mode).toBe("POST_OFFICE");
    expect(startReturn(modes, "HOME").mode).toBe("PICKUP_POINT");
    expect(startReturn([], "HOME").mode).toBeNull();
  });
  it("is resumed as far as the order still allows it", () => {
    const kept = {
      ...draftOf({ a: line({ quantity: 3, comment: "x" }), gone: line() }),
      mode: "HOME",
      refundTo: "WALLET",
    };
    expect(resumeReturn(kept, { ...options, modes })).toEqual({
      lines: { a: line({ quantity: 2, comment: "x" }) },
      mode: "PICKUP_POINT",
      refundTo: "WALLET",
    });
    expect(resumeReturn(draftOf({ b: line({ wants: "SIZE", size: 7 }) }), { ...options, modes })?.lines).toEqual({
      b: line({ wants: "SIZE" }),
    });
    expect(resumeReturn({ lines: "?" }, { ...options, modes })).toBeNull();
  });
  it.each([
    [line({ quantity: 0, reason: null }), null],
    [line({ reason: null }), "reason"],
    [line({ wants: "SIZE" }), "size"],
    [line({ wants: "SIZE", size: 7 }), null],
    [line(), null],
  ])("knows what is missing: %o", (of, problem) => expect(problemOf(of)).toBe(problem));
  it("is worth what was paid for its pieces", () => {
    expect(refund({ a: line() })).toBe(19.9);
    expect(refund({ a: line({ quantity: 2 }) })).toBe(39.8);
    expect(refund({ a: line({ wants: "SIZE", size: 1 }) })).toBe(0);
    expect(refund({})).toBe(0);
  });
  it("gives the delivery back with everything, and not when a piece is exchanged", () => {
    expect(refund({ a: line({ quantity: 2 }), b: line() })).toBe(69.2);
    expect(refund({ a: line({ quantity: 2 }), b: line({ wants: "SIZE", size: 1 }) })).toBe(39.8);
    const before = ordered.map((each) => (each.id === "a" ? { ...each, returned_quantity: 2 } : each));
    expect(refund({ b: line() }, before)).toBe(29.4);
  });
  it("is sent as the API asks", () => {
    const draft = { ...draftOf({ a: line({ comment: " " }), b: line({ quantity: 0 }) }), refundTo: "WALLET" as const };
    expect(toReturnBody("o", draft)).toEqual({
      order_id: "o",
      mode: "PICKUP_POINT",
      refund_to: "WALLET",
      items: [{ order_line_id: "a", quantity: 1, reason: "TOO_SMALL" }],
    });
    const exchange = { ...draft, lines: { a: line({ wants: "SIZE", size: 7, comment: "5 ans" }) } };
    expect(wantsMoney(exchange)).toBe(false);
    expect(toReturnBody("o", exchange)).toMatchObject({
      refund_to: "PAYMENT_METHOD",
      items: [{ comment: "5 ans", exchange_variant_id: 7 }],
    });
  });
});
