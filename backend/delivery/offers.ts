import type { CountryCode, Locale, LocaleOption } from "#contract/locale.ts";
import type { DeliveryMode } from "#contract/delivery.ts";

export const carriers = {
  colissimo: "La Poste Colissimo",
  "mondial-relay": "Mondial Relay",
  dhl: "DHL Paket",
  "dhl-shop": "DHL Paketshop",
  postnl: "PostNL",
  "postnl-punt": "PostNL-punt",
  bpost: "bpost",
  "bpost-punt": "bpost afhaalpunt",
  correos: "Correos",
  citypaq: "Correos CityPaq",
  "oesterreichische-post": "Österreichische Post",
  "post-partner": "Post Partner",
  "post-luxembourg": "POST Luxembourg",
  packup: "PackUp",
  "an-post": "An Post",
  ctt: "CTT Expresso",
  "ctt-ponto": "Ponto CTT",
  "poste-italiane": "Poste Italiane",
  "punto-poste": "Punto Poste",
} as const;
export type CarrierCode = keyof typeof carriers;

/** How one country is reached in one mode: amounts in cents, VAT included; days are working days after dispatch. */
export interface DeliveryOffer {
  carrier: CarrierCode;
  /** Carrier where the language of the customer decides. */
  carrierByLocale?: Partial<Record<Locale, CarrierCode>>;
  feeCents: number;
  /** Amount of items from which delivery is free. */
  freeFromCents: number | null;
  days: { min: number; max: number };
}

const offer = (
  carrier: CarrierCode,
  feeCents: number,
  freeFromCents: number,
  min: number,
  max: number,
  carrierByLocale?: DeliveryOffer["carrierByLocale"],
): DeliveryOffer => ({
  carrier,
  feeCents,
  freeFromCents,
  days: { min, max },
  ...(carrierByLocale ? { carrierByLocale } : {}),
});

/** Ireland has no pickup network: only the post comes to the door. */
const offers: Record<CountryCode, Partial<Record<DeliveryMode, DeliveryOffer>>> = {
  FR: { HOME: offer("colissimo", 490, 6000, 2, 3), PICKUP_POINT: offer("mondial-relay", 350, 6000, 3, 4) },
  MC: { HOME: offer("colissimo", 490, 6000, 2, 4), PICKUP_POINT: offer("mondial-relay", 350, 6000, 3, 5) },
  BE: {
    HOME: offer("bpost", 590, 7000, 2, 4),
    PICKUP_POINT: offer("bpost-punt", 390, 7000, 3, 5, { fr: "mondial-relay" }),
  },
  LU: {
    HOME: offer("post-luxembourg", 590, 7000, 2, 4),
    PICKUP_POINT: offer("mondial-relay", 390, 7000, 3, 5, { de: "packup" }),
  },
  DE: { HOME: offer("dhl", 590, 7000, 3, 5), PICKUP_POINT: offer("dhl-shop", 390, 7000, 3, 5) },
  AT: { HOME: offer("oesterreichische-post", 690, 8000, 3, 6), PICKUP_POINT: offer("post-partner", 490, 8000, 4, 6) },
  NL: { HOME: offer("postnl", 590, 7000, 2, 4), PICKUP_POINT: offer("postnl-punt", 390, 7000, 3, 4) },
  ES: {
    HOME: offer("correos", 590, 7000, 3, 5),
    PICKUP_POINT: offer("citypaq", 390, 7000, 3, 5, { fr: "mondial-relay" }),
  },
  IT: { HOME: offer("poste-italiane", 690, 8000, 3, 6), PICKUP_POINT: offer("punto-poste", 490, 8000, 4, 6) },
  IE: { HOME: offer("an-post", 890, 10_000, 4, 7) },
  PT: { HOME: offer("ctt", 690, 8000, 3, 6), PICKUP_POINT: offer("ctt-ponto", 490, 8000, 4, 6) },
};

/** Null where the country is not served in that mode. */
export const findOffer = (country: CountryCode, mode: DeliveryMode): DeliveryOffer | null =>
  offers[country][mode] ?? null;

export const carrierOf = (offered: DeliveryOffer, locale: Locale): CarrierCode =>
  offered.carrierByLocale?.[locale] ?? offered.carrier;

/** Country of a locale option: `fr-BE` is Belgium. */
export const countryOf = (option: LocaleOption): CountryCode => option.slice(3) as CountryCode;
