import { expect, it } from "vitest";
import { isOfOneProfile, siblingHref } from "./sibling-href.ts";

const kid = { id: "a1", profile_type: "KID" } as const;
const woman = { id: "b2", profile_type: "WOMAN" } as const;

it.each([
  ["kidId-malle", "/a1/malle"],
  ["kidId-your-shop-promo", "/a1/your-shop/promo"],
  ["kidId-your-shop-promo-productId", "/a1/your-shop/promo"],
  ["kidId-suggestions-requestId-product-id", "/a1/suggestions"],
  ["kidId-malle-subscription-delivery", "/a1/malle"],
  ["profil-profileId", "/profil/a1"],
] as const)("leads from %s to the page every profile has of it", (name, path) =>
  expect(siblingHref("fr", name, kid)).toBe(path),
);

it("leads to a woman's own profile page, in the language", () => {
  expect(siblingHref("de", "profil-profileId", woman)).toBe("/de/profil/woman/b2");
  expect(siblingHref("fr", "profil-woman-profileId", kid)).toBe("/profil/a1");
  expect(siblingHref("nl", "kidId-malle", woman)).toBe("/nl/b2/malle");
});

it("leads from a preview to the other's own where that is open, else to the page of its box", () => {
  const openPreviews = new Map([["a1", 17]]);
  for (const name of [
    "infos-preview-profileId-requestId",
    "infos-preview-profileId-requestId-comment",
    "infos-preview-profileId-requestId-confirmation",
  ] as const) {
    expect(siblingHref("de", name, kid, openPreviews)).toBe("/de/infos/preview/a1/17");
    expect(siblingHref("fr", name, woman, openPreviews)).toBe("/b2/malle");
  }
});

it("knows the pages of one profile", () => {
  expect(isOfOneProfile("kidId-suggestions")).toBe(true);
  expect(isOfOneProfile("profil-woman-profileId")).toBe(true);
  expect(isOfOneProfile("profil")).toBe(false);
  expect(isOfOneProfile("infos-kids")).toBe(false);
  expect(isOfOneProfile("orderId-satisfied")).toBe(false);
});
