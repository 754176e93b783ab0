import { describe, expect, it } from "vitest";
import type { ShippingFee } from "#contract/delivery.ts";
import { locales } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { returnDays } from "#lib/site.ts";
import { returnPolicyJsonLd, shippingDetailsJsonLd } from "./offer-json-ld.ts";

const offer = (
  country_code: "FR" | "IE",
  mode: "HOME" | "PICKUP_POINT",
  free_from_ttc: number | null,
): ShippingFee => ({
  country_code,
  mode,
  carrier: "",
  fee_ttc: 4.9,
  free_from_ttc,
  delivery_days: { min: 2, max: 3 },
  finder_url: null,
});
const offers = [offer("FR", "HOME", 60), offer("FR", "PICKUP_POINT", 60), offer("IE", "HOME", null)];

describe("shippingDetailsJsonLd", () => {
  const feesOf = (price: number) =>
    shippingDetailsJsonLd(offers, price).map((details) => (details.shippingRate as { value: string }).value);
  it("says the home delivery of every country, once for those that are alike", () => {
    expect(shippingDetailsJsonLd(offers, 20)).toMatchObject([
      {
        shippingDestination: { addressCountry: ["FR", "IE"] },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 3, unitCode: "DAY" } },
      },
    ]);
    expect(shippingDetailsJsonLd(offers, 60)).toMatchObject([
      { shippingDestination: { addressCountry: ["FR"] }, shippingRate: { value: "0.00" } },
      { shippingDestination: { addressCountry: ["IE"] }, shippingRate: { value: "4.90" } },
    ]);
  });
  it("is for nothing from the amount on from which it is", () => {
    expect(feesOf(59.99)).toEqual(["4.90"]);
    expect(feesOf(60)).toEqual(["0.00", "4.90"]);
  });
});

it("takes back in every country the shop delivers to", () =>
  expect(returnPolicyJsonLd(offers)).toMatchObject({ applicableCountry: ["FR", "IE"], merchantReturnDays: 30 }));

it.each(locales)("promises in %s the days the data say", async (locale) => {
  const { product } = await loadMessages(locale);
  expect(product.returns).toContain(String(returnDays));
});
