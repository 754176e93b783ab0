import { expect, it } from "vitest";
import { startMethod } from "./method-choice.ts";
import type { PaymentPlatform } from "./types.ts";

const sandbox: PaymentPlatform = { platform: "sandbox", payment_method_types: ["card_via_sandbox"], public_key: null };
const method = (id: string, change = {}) => ({ id, expiration_date: "2028-01-31", is_default: false, ...change });
const known = {
  methods: [method("a"), method("b", { is_default: true })],
  platforms: [sandbox],
  remembered: null,
  hasFailed: false,
  today: "2026-11-21",
};

it.each([
  ["starts with the default card", {}, "b"],
  ["comes back to what was chosen", { remembered: "a" }, "a"],
  ["comes back to a new card", { remembered: "new:sandbox" }, "new:sandbox"],
  [
    "does not choose an expired card",
    { methods: [method("a", { expiration_date: "2026-10-31", is_default: true })] },
    "new:sandbox",
  ],
  ["forgets a card that was deleted", { remembered: "gone" }, "b"],
  ["offers a new card after a failure", { remembered: "a", hasFailed: true }, "new:sandbox"],
  ["has nothing to choose without a platform", { methods: [], platforms: [] }, ""],
])("%s", (_, change, expected) => expect(startMethod({ ...known, ...change })).toBe(expected));
