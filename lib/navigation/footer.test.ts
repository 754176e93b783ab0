import { describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import { planFooter } from "./footer.ts";

/** The links somebody sees, as paths: what the footer comes to for a session and a theme. */
const paths = (
  visitor: { isSignedIn?: boolean; world?: "kids" | "woman" } = {},
  off: FeatureName[] = [],
  phone: string | null = null,
) =>
  Object.values(planFooter("fr", (feature) => !off.includes(feature), phone))
    .flat()
    .filter(({ world = visitor.world ?? "kids" }) => world === (visitor.world ?? "kids"))
    .map(({ href, memberHref }) => (visitor.isSignedIn ? (memberHref ?? href) : href));
const universe = ["/looks", "/stylists", "/testimonials", "/brands"];

describe("the footer", () => {
  it("links to everything the specification names, the box first", () =>
    expect(paths()).toEqual([
      "/quiz/signup/kid",
      "/shop",
      "/shop/birth-gift",
      "/favourites",
      "/giftcard?for=kid",
      ...universe,
      "/loyalty",
      "/referral",
      "/littlegeste",
      "/faq",
      "/contact",
      "/infos",
      "/",
      "/terms-and-conditions",
      "/terms-and-conditions#data",
      "/terms-and-conditions#legal",
      "/withdrawal",
      "/cancellation",
      "/accessibility",
    ]));
  it.each(locales)(
    "keeps what the law asks for, the privacy text among it, in the rows no page hides: %s",
    (locale) => {
      const { legal } = planFooter(locale, () => false, null);
      expect(legal.map((link) => link.href)).toContain(`${href(locale, "terms-and-conditions")}#data`);
    },
  );
  it("calls the number there is", () => {
    expect(paths().filter((path) => path.startsWith("tel:"))).toEqual([]);
    expect(paths({}, [], "+33 1 99 00 12 34")).toContain("tel:+33199001234");
  });
  it("leads members to their points and parcels", () => {
    expect(paths({ isSignedIn: true })).toEqual(expect.arrayContaining(["/infos/loyalty", "/infos/littlegeste"]));
    expect(paths({ isSignedIn: true })).toContain("/infos/all-boxes");
    expect(paths({ isSignedIn: true })).not.toEqual(expect.arrayContaining(["/loyalty"]));
  });
  it("hides the universe from the women's world, which has a gift card of its own", () => {
    expect(paths({ world: "woman" })).toContain("/giftcard?for=woman");
    for (const path of [...universe, "/giftcard?for=kid"]) expect(paths({ world: "woman" })).not.toContain(path);
  });
  it.each<[FeatureName, string[]]>([
    ["shop", ["/shop", "/shop/birth-gift", "/favourites"]],
    ["loyalty", ["/loyalty"]],
    ["recycle", ["/littlegeste"]],
    ["giftcards", ["/giftcard?for=kid"]],
  ])("says nothing of what is switched off: %s", (feature, gone) =>
    expect(paths().filter((path) => !paths({}, [feature]).includes(path))).toEqual(gone),
  );
});
