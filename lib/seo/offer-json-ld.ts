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

/** Days from the order to the carrier. */
const handlingDays = { min: 0, max: 1 };

/** How a piece of this price comes to the door of each country: what the checkout would ask for it alone. */
export const shippingDetailsJsonLd = (offers: readonly ShippingFee[], price: number): Thing[] =>
  offers
    .filter(({ mode }) => mode === "HOME")
    .map(({ country_code, fee_ttc, free_from_ttc, delivery_days }) => ({
      "@type": "OfferShippingDetails",
      "@id": `#shipping-${country_code}`,
      shippingDestination: { "@type": "DefinedRegion", addressCountry: country_code },
      shippingRate: amount(free_from_ttc !== null && price >= free_from_ttc ? 0 : fee_ttc),
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: days(handlingDays.min, handlingDays.max),
        transitTime: days(delivery_days.min, delivery_days.max),
      },
    }));

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
