import type { ShippingFee } from "#contract/delivery.ts";
import { currency } from "#contract/money.ts";
import { returnDays } from "#lib/site.ts";

type Thing = Record<string, unknown>;

/** One cent: what an order lacks that comes short of an amount. */
const cent = 0.01;
const amount = (value: number): Thing => ({ "@type": "MonetaryAmount", value: value.toFixed(2), currency });
const orders = (range: { minValue?: string; maxValue?: string }): Thing => ({
  orderValue: { "@type": "MonetaryAmount", ...range, currency },
});

/**
 * How orders come to the door of each country, what for, and in how many days: what the checkout asks. It is said once, of
 * the shop, because it is the same for all that is sold. Countries with the same fee and the same days share an entry.
 */
export function shippingServiceJsonLd(offers: readonly ShippingFee[]): Thing {
  const alike = Map.groupBy(
    offers.filter(({ mode }) => mode === "HOME"),
    ({ fee_ttc, free_from_ttc, delivery_days: { min, max } }) => [fee_ttc, free_from_ttc, min, max].join(),
  );
  return {
    "@type": "ShippingService",
    fulfillmentType: "https://schema.org/FulfillmentTypeDelivery",
    shippingConditions: [...alike.values()].flatMap((countries) => {
      const [{ fee_ttc: fee, free_from_ttc: freeFrom, delivery_days: days }] = countries as [ShippingFee];
      const way = {
        "@type": "ShippingConditions",
        shippingDestination: {
          "@type": "DefinedRegion",
          addressCountry: countries.map(({ country_code }) => country_code),
        },
        transitTime: {
          "@type": "ServicePeriod",
          duration: { "@type": "QuantitativeValue", minValue: days.min, maxValue: days.max, unitCode: "DAY" },
        },
      };
      if (freeFrom === null) return [{ ...way, shippingRate: amount(fee) }];
      return [
        { ...way, ...orders({ maxValue: (freeFrom - cent).toFixed(2) }), shippingRate: amount(fee) },
        { ...way, ...orders({ minValue: freeFrom.toFixed(2) }), shippingRate: amount(0) },
      ];
    }),
  };
}

/** The shop takes everything back by post, for nothing, wherever it delivers. */
export const returnPolicyJsonLd = (offers: readonly ShippingFee[]): Thing => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: [...new Set(offers.map(({ country_code }) => country_code))],
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: returnDays,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/FreeReturn",
  refundType: "https://schema.org/FullRefund",
});
