import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import { routes } from "#lib/routing/routes.ts";
import type { World } from "#lib/theme/page-marks.ts";

type LegalText = "terms" | "dataProtection" | "legalNotice" | "withdrawal" | "cancellation" | "accessibility";

type FooterText =
  | LegalText
  | "box"
  | "shop"
  | "birthGift"
  | "favourites"
  | "giftcardKid"
  | "giftcardWoman"
  | "loyalty"
  | "referral"
  | "recycle"
  | "looks"
  | "stylists"
  | "testimonials"
  | "brands"
  | "faq"
  | "contact"
  | "phone"
  | "infos"
  | "index";

export interface FooterLink {
  text: FooterText;
  href: string;
  /** Where it leads whoever is signed in, when that is another page. */
  memberHref?: string;
  /** Shown in place of the text, which is then only said before it: the number to call. */
  shown?: string;
  /** In whose theme it shows; absent: in both. */
  world?: World;
}

export type FooterGroup = "shop" | "universe" | "service" | "help" | "legal";

/** What the law asks for on every page, the ways out of a contract among it. */
export function legalLinks(locale: Locale): { text: LegalText; href: string }[] {
  const terms = href(locale, "terms-and-conditions");
  return [
    { text: "terms", href: terms },
    { text: "dataProtection", href: `${terms}#data` },
    { text: "legalNotice", href: `${terms}#legal` },
    { text: "withdrawal", href: href(locale, "withdrawal") },
    { text: "cancellation", href: href(locale, "cancellation") },
    { text: "accessibility", href: href(locale, "accessibility") },
  ];
}

/**
 * What the footer links to, group by group, in a language with these features, and the number to call where there is one. The page in the cache is the same for
 * everybody: what depends on the session or the theme is said of a link, not decided here.
 */
export function planFooter(
  locale: Locale,
  isOn: (feature: FeatureName) => boolean,
  phone: string | null,
): Record<FooterGroup, FooterLink[]> {
  const when = (feature: FeatureName | null, ...links: FooterLink[]): FooterLink[] =>
    feature === null || isOn(feature) ? links : [];
  return {
    shop: [
      {
        text: "box",
        href: href(locale, "quiz-signup-kid"),
        memberHref: href(locale, "infos-all-boxes"),
        world: "kids",
      },
      ...when("woman", {
        text: "box",
        href: href(locale, "quiz-signup-woman"),
        memberHref: href(locale, "infos-all-boxes"),
        world: "woman",
      }),
      ...when(
        "shop",
        { text: "shop", href: href(locale, "shop") },
        { text: "birthGift", href: href(locale, "shop-birth-gift") },
        { text: "favourites", href: href(locale, "favourites") },
      ),
      ...when(
        routes.giftcard.feature,
        { text: "giftcardKid", href: href(locale, "giftcard", null, { for: "kid" }), world: "kids" },
        { text: "giftcardWoman", href: href(locale, "giftcard", null, { for: "woman" }), world: "woman" },
      ),
    ],
    universe: [
      { text: "looks", href: href(locale, "looks"), world: "kids" },
      { text: "stylists", href: href(locale, "stylists"), world: "kids" },
      { text: "testimonials", href: href(locale, "testimonials"), world: "kids" },
      { text: "brands", href: href(locale, "brands"), world: "kids" },
    ],
    service: [
      ...when(routes.loyalty.feature, {
        text: "loyalty",
        href: href(locale, "loyalty"),
        memberHref: href(locale, "infos-loyalty"),
      }),
      { text: "referral", href: href(locale, "referral") },
      ...when(routes.littlegeste.feature, {
        text: "recycle",
        href: href(locale, "littlegeste"),
        memberHref: href(locale, "infos-littlegeste"),
      }),
    ],
    help: [
      { text: "faq", href: href(locale, "faq") },
      { text: "contact", href: href(locale, "contact") },
      ...(phone === null
        ? []
        : [{ text: "phone" as const, href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`, shown: phone }]),
      { text: "infos", href: href(locale, "infos") },
    ],
    legal: [{ text: "index", href: href(locale, "index") }, ...legalLinks(locale)],
  };
}
