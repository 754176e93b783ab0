import type { ShippingFee } from "#contract/delivery.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { siteName, socialLinks } from "#lib/site.ts";
import type { CompanyCard } from "#lib/website/api.ts";
import { absoluteUrl } from "./page-metadata.ts";
import { returnPolicyJsonLd, shippingServiceJsonLd } from "./trade-json-ld.ts";

/** Names the shop where it is described elsewhere. */
export const organizationId = (): string => absoluteUrl("/#organization");

/** Who stands behind the name: what a trader shows on a letter. The seat of the shop is in France. */
const companyJsonLd = ({ legalName, street, city, email, phone }: CompanyCard): Record<string, unknown> => {
  const [, postalCode, addressLocality] = /^(\d{5})\s+(.+)$/.exec(city) ?? [null, undefined, city];
  return {
    legalName,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      ...(postalCode ? { postalCode } : {}),
      addressLocality,
      addressCountry: "FR",
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email,
      ...(phone ? { telephone: phone } : {}),
      availableLanguage: locales,
    },
  };
};

interface Organization {
  /** Null where the shop has not written who it is. */
  company: CompanyCard | null;
  /** Where there is none, there is nothing to search, to send or to take back. */
  hasShop: boolean;
  deliveryOffers: readonly ShippingFee[];
}

/** The shop and its site, for the home page of a language. */
export const organizationJsonLd = (
  locale: Locale,
  { company, hasShop, deliveryOffers }: Organization,
): Record<string, unknown> => ({
  "@graph": [
    {
      "@type": "OnlineStore",
      "@id": organizationId(),
      name: siteName,
      url: absoluteUrl("/"),
      logo: absoluteUrl("/icon-512.png"),
      image: absoluteUrl("/share.jpg"),
      sameAs: [...new Set(Object.values(socialLinks).flatMap((links) => links.map(({ url }) => url)))],
      ...(company ? companyJsonLd(company) : {}),
      ...(hasShop
        ? {
            hasShippingService: shippingServiceJsonLd(deliveryOffers),
            hasMerchantReturnPolicy: returnPolicyJsonLd(deliveryOffers),
          }
        : {}),
    },
    {
      "@type": "WebSite",
      name: siteName,
      url: absoluteUrl(href(locale, "index")),
      inLanguage: locale,
      publisher: { "@id": organizationId() },
      ...(hasShop
        ? {
            potentialAction: {
              "@type": "SearchAction",
              target: `${absoluteUrl(href(locale, "shop-all-products"))}?name={search_term_string}`,
              "query-input": "required name=search_term_string",
            },
          }
        : {}),
    },
  ],
});
