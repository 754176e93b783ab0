import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RequestStatus } from "../db/schema/request.ts";
import { blockOf, forbidsComposing } from "./blocking.ts";
import { actionsOf, holdsPieces, isUnsent, planRequestTransition, type RequestEvent } from "./machine.ts";

const events: RequestEvent[] = ["COMPOSED", "VALIDATED", "PREPARED", "SHIPPED", "DELIVERED", "CLOSED", "CANCELLED"];
const order: RequestStatus[] = ["OPEN", "COMPOSED", "VALIDATED", "PREPARED", "SHIPPED", "DELIVERED", "CLOSED"];

describe("the life of a box", () => {
  it("goes through every status to its end", () =>
    expect(
      events
        .slice(0, 6)
        .reduce<RequestStatus>((status, event) => planRequestTransition(status, event) ?? status, "OPEN"),
    ).toBe("CLOSED"));

  it("goes back only while nothing is packed: a yes is taken back, a choice made again", () => {
    expect(planRequestTransition("VALIDATED", "REOPENED")).toBe("COMPOSED");
    expect(planRequestTransition("COMPOSED", "RECOMPOSED")).toBe("OPEN");
    for (const status of ["PREPARED", "SHIPPED", "DELIVERED", "CLOSED", "CANCELLED"] as const)
      expect([planRequestTransition(status, "REOPENED"), planRequestTransition(status, "RECOMPOSED")]).toEqual([
        null,
        null,
      ]);
  });

  it("else never goes back, and ends only once, whatever happens", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happened) => {
        let status: RequestStatus = "OPEN";
        for (const event of happened) {
          const next: RequestStatus = planRequestTransition(status, event) ?? status;
          const mayBeCancelled = isUnsent(status) || status === "PREPARED" || status === "CANCELLED";
          const isStepOrRest = [0, 1].includes(order.indexOf(next) - order.indexOf(status));
          expect(next === "CANCELLED" ? mayBeCancelled : isStepOrRest).toBe(true);
          const isOver = status === "CANCELLED" || status === "CLOSED";
          expect(isOver ? next : status).toBe(status);
          status = next;
        }
      }),
    );
  });

  it("holds pieces only between composing and its order", () =>
    expect(order.filter(holdsPieces)).toEqual(["COMPOSED", "VALIDATED"]));
});

describe("what the client may do", () => {
  const free = { isPreviewOpen: true, isAnyBlocked: false, canBeMoved: true };
  it.each([
    ["UPCOMING", free, ["GO_TO_SUGGESTIONS", "UPDATE_DELIVERY_DATE"]],
    ["OPEN", free, ["GO_TO_SUGGESTIONS", "UPDATE_DELIVERY_DATE", "CANCEL"]],
    ["OPEN", { ...free, isAnyBlocked: true }, ["GO_TO_SUGGESTIONS", "CANCEL"]],
    ["COMPOSED", free, ["UPDATE_DELIVERY_DATE", "GO_TO_PREVIEW", "CANCEL"]],
    ["COMPOSED", { ...free, isPreviewOpen: false, canBeMoved: false }, ["CANCEL"]],
    ["PREPARED", free, []],
    ["CANCELLED", free, []],
  ] as const)("with a box that is %s", (status, facts, expected) => expect(actionsOf(status, facts)).toEqual(expected));
});

describe("what blocks a box", () => {
  const fine = { hasAddress: true, hasPaymentMethod: true, isPaymentDue: false, isPresumedFraudster: false };
  it.each([
    [fine, null],
    [{ ...fine, hasPaymentMethod: false }, "PAYMENT_METHOD_MISSING"],
    [{ ...fine, hasPaymentMethod: false, hasAddress: false }, "ADDRESS_MISSING"],
    [{ ...fine, hasAddress: false, isPaymentDue: true }, "PAYMENT_DUE"],
    [{ ...fine, isPaymentDue: true, isPresumedFraudster: true }, "FRAUD_CHECK"],
  ] as const)("is the gravest reason", (facts, reason) => expect(blockOf(facts)).toBe(reason));
  it("keeps pieces on the shelf for an unpaid box, not for a missing card", () => {
    expect(forbidsComposing("PAYMENT_DUE")).toBe(true);
    expect(forbidsComposing("PAYMENT_METHOD_MISSING")).toBe(false);
  });
});
