import { describe, expect, it } from "vitest";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { loadingBar } from "./tokens.ts";
import { isBannerHidden, pageMarks, worldOf } from "./page-marks.ts";

const names = (Object.keys(routes) as (PageName | "sitemap")[]).filter((name) => name !== "sitemap");
const shopParts = ["looks", "essentials", "recommendations", "promo", "new"];

describe("the women's theme", () => {
  it("is worn by every page whose path says woman, whoever it is about", () =>
    expect(names.filter((name) => worldOf({ name }) === "woman").toSorted()).toEqual(
      [
        "profil-woman-profileId",
        "quiz-code-woman-kidId",
        "quiz-code-woman-profile-kidId",
        "quiz-code-woman-size-alert-profileId",
        "quiz-code-woman-slug-kidId",
        "quiz-confirm-woman-kidId-requestId",
        "quiz-new-profile-woman",
        "quiz-new-profile-woman-editingKidId",
        "quiz-signup-woman",
        "woman",
      ].toSorted(),
    ));
  it("is worn by pages about a woman's profile", () =>
    expect(
      names
        .filter((name) => worldOf({ name, profileType: "WOMAN" }) !== worldOf({ name, profileType: "KID" }))
        .toSorted(),
    ).toEqual(
      [
        "kidId-your-shop",
        ...shopParts.flatMap((part) => [`kidId-your-shop-${part}`, `kidId-your-shop-${part}-productId`]),
        "your-shop-new",
        "your-shop-looks",
        "your-shop-essentials",
        "your-shop-recommendations",
        "kidId-suggestions",
        "kidId-suggestions-requestId",
        "kidId-suggestions-requestId-product-id",
        "kidId-suggestions-requestId-success",
        "kidId-wardrobe",
        "profil-profileId",
        "infos-preview-profileId-requestId",
        "infos-preview-profileId-requestId-comment",
        "infos-preview-profileId-requestId-confirmation",
      ].toSorted(),
    ));
  it.each([
    ["/shop/woman-dresses", "woman"],
    ["/shop/girls", "kids"],
  ] as const)("reads the address of a collection: %s", (path, world) =>
    expect(worldOf({ name: "shop-collection", path })).toBe(world),
  );
});

describe("the banner", () => {
  it("stays away from pages that sell, sign in or ask", () =>
    expect(names.filter((name) => isBannerHidden(name) && !name.startsWith("quiz-")).toSorted()).toEqual([
      "giftcard-checkout",
      "littlegeste-create-label",
      "login",
      "login-kid-choice",
      "shop-cart",
      "shop-checkout",
    ]));
  it("stays away from every page of the quiz", () =>
    expect(names.filter((name) => name.startsWith("quiz-") && !isBannerHidden(name))).toEqual([]));
});

describe("the footer", () => {
  it.each([
    "infos",
    "infos-orders",
    "infos-failed-payment-orderId",
    "profil-profileId",
    "kidId-malle",
    "kidId-wardrobe",
    "login",
    "shop-cart",
    "shop-checkout",
    "shop-payment-successful",
    "giftcard-checkout",
  ] as const)("steps back on %s", (name) => expect(pageMarks({ name })["data-footer"]).toBe("quiet"));
  it("steps back on every page of somebody who is signed in, those of a child's shop and suggestions among them", () => {
    const own = names.filter((name) => routes[name].guards.some((guard) => guard === "lc-auth"));
    const quiet = own.filter((name) => routes[name].layout === "default");
    expect(quiet).toEqual(expect.arrayContaining(["kidId-your-shop", "kidId-suggestions-requestId", "infos"]));
    expect(quiet.filter((name) => pageMarks({ name })["data-footer"] !== "quiet")).toEqual([]);
  });
  it.each(["index", "shop", "shop-collection", "your-shop", "giftcard", "faq"] as const)(
    "stands in full on %s",
    (name) => expect(pageMarks({ name })).not.toHaveProperty("data-footer"),
  );
});

it("marks a page with both", () =>
  expect(pageMarks({ name: "quiz-signup-woman" })).toEqual({
    "data-theme": "woman",
    "data-banner": "hidden",
    "data-layout": "quiz",
  }));
it("marks no other", () => expect(pageMarks({ name: "faq" })).toEqual({}));

it.each([
  ["woman", "#ebb3a1"],
  ["profil-woman-profileId", "#ebb3a1"],
  ["faq", "#faec7a"],
] as const)("the loading bar of %s is %s", (name, color) => expect(loadingBar[worldOf({ name })]).toBe(color));
