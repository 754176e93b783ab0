import type { ShippingFee } from "#contract/delivery.ts";
import { currency } from "#contract/money.ts";
import { returnDays } from "#lib/site.ts";

type Thing = Record<string, unknown>;

const amount = (value: number): Thing => ({ "@type": "MonetaryAmount", value: value.toFixed(2), currency });
const days = (minValue: number, maxValue: number): Thing => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

/**
 * How a piece of this price comes to the door of each country: what the checkout would ask for it alone. Countries with the
 * same fee and the same days share an entry.
 */
export function shippingDetailsJsonLd(offers: readonly ShippingFee[], price: number): Thing[] {
  const groups = Map.groupBy(
    offers.filter(({ mode }) => mode === "HOME"),
    ({ fee_ttc, free_from_ttc, delivery_days: { min, max } }) =>
      [free_from_ttc !== null && price >= free_from_ttc ? 0 : fee_ttc, min, max].join(),
  );
  return [...groups].map(([key, countries], index) => {
    const [fee = 0, min = 0, max = 0] = key.split(",").map(Number);
    return {
      "@type": "OfferShippingDetails",
      "@id": `#s${index + 1}`,
      shippingDestination: {
        "@type": "DefinedRegion",
        addressCountry: countries.map(({ country_code }) => country_code),
      },
      shippingRate: amount(fee),
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        transitTime: days(min, max),
      },
    };
  });
}

/** The shop takes everything back by post, for nothing, wherever it delivers. */
export const returnPolicyJsonLd = (offers: readonly ShippingFee[]): Thing => ({
  "@type": "MerchantReturnPolicy",
  "@id": "#returns",
  applicableCountry: [...new Set(offers.map(({ country_code }) => country_code))],
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: returnDays,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/FreeReturn",
  refundType: "https://schema.org/FullRefund",
});
