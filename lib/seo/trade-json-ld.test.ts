import { describe, expect, it } from "vitest";
import type { ShippingFee } from "#contract/delivery.ts";
import { locales } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { returnDays } from "#lib/site.ts";
import { returnPolicyJsonLd, shippingServiceJsonLd } from "./trade-json-ld.ts";

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

describe("shippingServiceJsonLd", () => {
  it("says the delivery to the door of every country, for nothing from the amount on from which it is", () =>
    expect(shippingServiceJsonLd(offers)).toMatchObject({
      shippingConditions: [
        {
          shippingDestination: { addressCountry: ["FR"] },
          transitTime: { duration: { minValue: 2, maxValue: 3, unitCode: "DAY" } },
          orderValue: { maxValue: "59.99", currency: "EUR" },
          shippingRate: { value: "4.90" },
        },
        {
          shippingDestination: { addressCountry: ["FR"] },
          orderValue: { minValue: "60.00", currency: "EUR" },
          shippingRate: { value: "0.00" },
        },
        { shippingDestination: { addressCountry: ["IE"] }, shippingRate: { value: "4.90" } },
      ],
    }));
  it("names countries that are alike once", () =>
    expect(shippingServiceJsonLd([offer("FR", "HOME", null), offer("IE", "HOME", null)])).toMatchObject({
      shippingConditions: [{ shippingDestination: { addressCountry: ["FR", "IE"] } }],
    }));
});

it("takes back in every country the shop delivers to", () =>
  expect(returnPolicyJsonLd(offers)).toMatchObject({ applicableCountry: ["FR", "IE"], merchantReturnDays: 30 }));

it.each(locales)("promises in %s the days the data say", async (locale) => {
  const { product } = await loadMessages(locale);
  expect(product.returns).toContain(String(returnDays));
});
