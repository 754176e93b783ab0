import type { Profile } from "#contract/profiles.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";

export type World = "kids" | "woman";

/** Pages of one profile that wear the women's theme when that profile is a woman's; with them all that lie below. */
const profileThemed =
  /^(kidId-your-shop|kidId-suggestions|kidId-wardrobe|your-shop-(looks|essentials|recommendations|promo|new)|infos-preview-profileId)/;

interface PageOfWorld {
  name: PageName;
  /** The address where the pattern does not tell: a collection may be called `woman-dresses`. */
  path?: string;
  /** Kind of the profile the page is about. */
  profileType?: Profile["profile_type"] | null;
}

/** Which theme a page wears: the women's where its path says "woman", or where it is about a woman's profile. */
export function worldOf({ name, path = "", profileType = null }: PageOfWorld): World {
  if (routes[name].path.includes("woman") || path.includes("woman")) return "woman";
  const isProfilePage = name === "profil-profileId" || profileThemed.test(name);
  return isProfilePage && profileType === "WOMAN" ? "woman" : "kids";
}

const withoutBanner = /create-label|quiz|signup|shop-cart|shop-checkout|giftcard-checkout|login/;

/** Pages that sell, sign in or ask questions keep the banner away. */
export const isBannerHidden = (name: PageName): boolean => withoutBanner.test(name);

const paysOrSignsIn = /^login(?:-|$)|^shop-(?:cart|checkout)$|^giftcard-checkout$/;

/**
 * Pages on which somebody pays, and those of somebody who is signed in: newsletter and ways into the shop step back. Around a
 * quiz nothing else stands anyhow.
 */
const isFooterQuiet = (name: PageName): boolean =>
  paysOrSignsIn.test(name) || (routes[name].layout !== "quiz" && routes[name].guards.includes("lc-auth"));

/** Attributes of the document while a page is shown; the style sheets read them. */
export interface PageMarks {
  "data-theme"?: "woman";
  "data-banner"?: "hidden";
  /** Of the footer only help and what the law asks for. */
  "data-footer"?: "quiet";
  /** No header, footer or bar of the shop around a quiz. */
  "data-layout"?: "quiz";
  /** On phones the button that buys keeps to the lower edge, where the places of the shop are on other pages. */
  "data-buy"?: "bar";
  /** A bar of the page's own keeps its place at the lower edge. */
  "data-bar"?: "room" | "bill";
}

/** The marks of a page, for `MarkedPage`. */
export const pageMarks = (page: PageOfWorld): PageMarks => ({
  ...(worldOf(page) === "woman" ? { "data-theme": "woman" } : {}),
  ...(isBannerHidden(page.name) ? { "data-banner": "hidden" } : {}),
  ...(isFooterQuiet(page.name) ? { "data-footer": "quiet" } : {}),
  ...(routes[page.name].layout === "quiz" ? { "data-layout": "quiz" } : {}),
});
