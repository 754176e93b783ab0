import { expect, it } from "vitest";
import { offeredWays, startMethod, type OfferedWay } from "./method-choice.ts";
import type { PaymentPlatform } from "./types.ts";

const card: OfferedWay = { type: "card_via_sandbox", publicKey: null };
const paypal: OfferedWay = { type: "paypal_via_sandbox", publicKey: null };
const method = (id: string, change = {}) => ({
  id,
  payment_method_type: "card_via_sandbox" as const,
  expiration_date: "2028-01-31",
  is_default: false,
  ...change,
});
const known = {
  methods: [method("a"), method("b", { is_default: true })],
  platforms: [{ platform: "sandbox" as const, payment_method_types: [card.type, paypal.type], public_key: null }],
  ways: [card, paypal],
  remembered: null,
  hasFailed: false,
  today: "2026-11-21",
};

it.each([
  ["starts with the default card", {}, "b"],
  ["comes back to what was chosen", { remembered: "a" }, "a"],
  ["comes back to a new method", { remembered: "new:paypal_via_sandbox" }, "new:paypal_via_sandbox"],
  [
    "does not choose an expired card",
    { methods: [method("a", { expiration_date: "2026-10-31", is_default: true })] },
    "new:card_via_sandbox",
  ],
  [
    "does not choose a kind that is no longer offered, though it was before",
    {
      methods: [method("a", { payment_method_type: "card_via_stripe", is_default: true }), method("b")],
      remembered: "a",
    },
    "b",
  ],
  ["forgets a card that was deleted", { remembered: "gone" }, "b"],
  ["offers a new card after a failure", { remembered: "a", hasFailed: true }, "new:card_via_sandbox"],
  ["has nothing to choose without a platform", { methods: [], ways: [] }, ""],
])("%s", (_, change, expected) => expect(startMethod({ ...known, ...change })).toBe(expected));

it("offers what there is a form for, platform by platform", () => {
  const platforms = [
    { platform: "sandbox" as const, payment_method_types: [card.type, paypal.type], public_key: null },
    { platform: "stripe" as const, payment_method_types: ["ideal_via_stripe" as const], public_key: "pk" },
  ];
  expect(offeredWays(platforms, (type) => type !== "paypal_via_sandbox")).toEqual([
    card,
    { type: "ideal_via_stripe", publicKey: "pk" },
  ]);
});

it("offers a kind once, where two platforms have it", () => {
  const platform = (name: "stripe" | "adyen", kinds: ("card" | "klarna_paynow")[]): PaymentPlatform => ({
    platform: name,
    payment_method_types: kinds.map((kind) => `${kind}_via_${name}` as const),
    public_key: name,
  });
  const platforms = [platform("stripe", ["card"]), platform("adyen", ["card", "klarna_paynow"])];
  expect(offeredWays(platforms, () => true)).toEqual([
    { type: "card_via_stripe", publicKey: "stripe" },
    { type: "klarna_paynow_via_adyen", publicKey: "adyen" },
  ]);
});
