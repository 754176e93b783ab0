import type { CountryCode, Locale } from "#contract/locale.ts";
import type { CarrierCode } from "./offers.ts";

type Finder = (country: CountryCode, locale: Locale) => string;

/** Where the carriers of pickup points show all of theirs; in the customer's language where they speak it. */
const finders: Partial<Record<CarrierCode, Finder>> = {
  "mondial-relay": (country) =>
    `https://www.mondialrelay.fr/trouver-le-point-relais-le-plus-proche-de-chez-moi/?codePays=${country}`,
  "dhl-shop": () => "https://www.dhl.de/de/privatkunden/dhl-standorte-finden.html",
  "postnl-punt": () => "https://www.postnl.nl/locatiewijzer/",
  "bpost-punt": (_, locale) => `https://www.bpost.be/${locale === "fr" ? "fr" : "nl"}/locator`,
  citypaq: () => "https://www.correos.es/es/es/herramientas/oficinas-buzones-citypaq",
  "post-partner": () => "https://www.post.at/standortfinder",
  packup: (_, locale) => `https://www.post.lu/${locale === "de" ? "de" : "fr"}/particuliers/colis-courrier/packup`,
  "ctt-ponto": () => "https://www.ctt.pt/feapl_2/app/open/stationSearch/stationSearch.jspx",
  "punto-poste": () => "https://www.poste.it/cerca/index.html#/vieni-in-poste",
};

/** The pickup point finder of a carrier; null for one that comes to the door only. */
export const finderLink = (carrier: CarrierCode, country: CountryCode, locale: Locale): string | null =>
  finders[carrier]?.(country, locale) ?? null;
