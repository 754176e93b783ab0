import { describe, expect, it } from "vitest";
import type { PaymentMethodType, PaymentPlatform } from "./types.ts";
import { cardToReplace, dependantsOf, expiryOf } from "./upcoming-charge.ts";

const subscription = (code: "active" | "paused" | "terminated" | "completed", day: string | null) => ({
  id: "0d7d8a9e-0000-4000-8000-000000000002",
  is_active: code === "active",
  status_details_code: code,
  frequency: 2,
  next_at: null,
  next_delivery_date: day,
  paused_until: null,
  created_at: "2026-01-01T00:00:00.000Z",
});

describe("what hangs on a method", () => {
  it("is every subscription that is not over, the nearest box first", () =>
    expect(
      dependantsOf([
        { firstname: "Léonie", subscriptions: [subscription("active", "2026-12-12"), subscription("completed", null)] },
        { firstname: "Gaspard", subscriptions: [subscription("active", "2026-12-01")] },
        { firstname: "Inès", subscriptions: [subscription("paused", null)] },
        { firstname: "Noé", subscriptions: [subscription("terminated", null)] },
      ]),
    ).toEqual({ names: ["Léonie", "Gaspard", "Inès"], nextOn: "2026-12-01" }));

  it("is nothing without one", () => expect(dependantsOf([])).toEqual({ names: [], nextOn: null }));
});

it.each([
  [null, null, "none"],
  ["2026-11-22", null, "expired"],
  ["2026-11-23", null, "soon"],
  ["2026-11-30", "2026-11-30", "soon"],
  ["2026-11-30", "2026-12-01", "before-next"],
  ["2027-03-31", "2027-04-12", "before-next"],
  ["2027-03-31", null, "none"],
] as const)("a card until %s, charged next on %s: %s", (until, nextOn, expected) =>
  expect(expiryOf(until, "2026-11-23", nextOn)).toBe(expected),
);

describe("the card boxes are charged to", () => {
  const card = (expiration_date: string | null, is_default = true) => ({
    is_default,
    expiration_date,
    payment_method_type: "card_via_sandbox" as const,
  });
  const paypal = { is_default: true, expiration_date: null, payment_method_type: "paypal_via_sandbox" as const };
  const offering = (...types: PaymentMethodType[]): PaymentPlatform[] => [
    { platform: "sandbox", payment_method_types: types, public_key: null },
  ];
  const known = {
    platforms: offering("card_via_sandbox"),
    profiles: [] as Parameters<typeof dependantsOf>[0],
    today: "2026-11-23",
  };
  const family = [{ firstname: "Lou", subscriptions: [subscription("active", "2026-12-12")] }];
  it.each([
    ["ends before the next box", card("2026-11-30"), "2026-12-12"],
    ["has ended", card("2026-10-31"), null],
  ])("that %s is to be replaced", (_, method, nextOn) =>
    expect(cardToReplace({ ...known, methods: [card("2026-10-31", false), method], profiles: family })).toEqual({
      method,
      nextOn,
    }),
  );
  it("is the one that is charged in the place of a default that has ended", () => {
    const other = card("2026-11-30", false);
    expect(cardToReplace({ ...known, methods: [card("2026-10-31"), other], profiles: family })).toEqual({
      method: other,
      nextOn: "2026-12-12",
    });
  });
  it.each([
    ["lasts", [card("2026-12-31")], family],
    ["does not end", [card(null)], family],
    ["is not the default", [card("2026-11-30", false), card("2030-11-30")], family],
    ["has ended, and is followed by another", [card("2026-10-31"), card("2030-11-30", false)], family],
    ["ends before the next box, and is followed by another", [card("2026-11-30"), card("2030-11-30", false)], family],
    ["pays for nobody's boxes", [card("2026-10-31")], []],
    ["is not there", [], family],
  ])("that %s asks for nothing", (_, methods, profiles) =>
    expect(cardToReplace({ ...known, methods, profiles })).toBeNull(),
  );
  it("is asked for where what is kept beside it is no longer offered, and not where it is, or where nobody knows", () => {
    const ending = card("2026-11-30", false);
    const of = (platforms: PaymentPlatform[] | null) =>
      cardToReplace({ ...known, platforms, methods: [paypal, ending], profiles: family })?.method;
    expect(of(offering("card_via_sandbox"))).toEqual(ending);
    expect(of(offering("card_via_sandbox", "paypal_via_sandbox"))).toBeUndefined();
    expect(of(null)).toBeUndefined();
  });
});
