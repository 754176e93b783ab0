import { expect, it } from "vitest";
import { offerPlatforms } from "./platforms.ts";

const stripe = {
  gateway: "stripe",
  publicKey: "pk_test",
  offeredTypes: async () => ["card_via_stripe", "paypal_via_stripe", "klarna_paylater_via_stripe", "ideal_via_stripe"],
} as const;
const adyen = { gateway: "adyen", publicKey: null, offeredTypes: async () => ["klarna_paynow_via_adyen"] } as const;

it("offers everything in the shop", async () =>
  expect(await offerPlatforms([stripe, adyen], { country: "FR", isForShop: true })).toEqual([
    { platform: "stripe", public_key: "pk_test", payment_method_types: await stripe.offeredTypes() },
    { platform: "adyen", public_key: null, payment_method_types: await adyen.offeredTypes() },
  ]));

it("offers for boxes what can be charged without the client, and no platform that has nothing of it", async () =>
  expect(await offerPlatforms([stripe, adyen], { country: "FR", isForShop: false })).toEqual([
    { platform: "stripe", public_key: "pk_test", payment_method_types: ["card_via_stripe", "paypal_via_stripe"] },
  ]));
