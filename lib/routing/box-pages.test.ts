import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { routes, type PageName } from "./routes.ts";

/** Pages of the way from the quiz to the wardrobe. */
const isOfBoxes = (name: string): boolean =>
  /^(quiz-|profil|kidId-|your-shop|shop-your-shop|orderId-satisfied)|^infos-(kids|all-boxes|subscriptions|preview|rating)|^login-kid-choice/.test(
    name,
  );

const quiz = "components/quiz/quiz-pages.test.tsx";
const shelves = "components/kid-shop/shelves.test.tsx";
const ownShop = "components/landing/your-shop-page.test.tsx";
const fittingRoom = "components/fitting-room/whole-way.test.tsx";
const ownPages = "tests/e2e/own-pages.spec.ts";
const firstBox = "tests/e2e/over-time.spec.ts";
const secondChild = "tests/e2e/second-child.spec.ts";
const laterQuizzes = "tests/e2e/later-quizzes.spec.ts";
const wishes = "tests/e2e/wishes.spec.ts";
const rhythm = "components/joining/kept-rhythm.test.tsx";

/** The test that does on each of them what it is for. */
const testOf: Partial<Record<PageName, string>> = {
  "quiz-code": quiz,
  "quiz-code-slug": quiz,
  "quiz-comment-kidId": quiz,
  "quiz-signup-kid": "tests/e2e/quiz.spec.ts",
  "quiz-signup-woman": firstBox,
  "quiz-new-kid-kid": secondChild,
  "quiz-new-kid-kid-editingKidId": secondChild,
  "quiz-new-profile-woman": quiz,
  "quiz-new-profile-woman-editingKidId": quiz,
  "quiz-code-kid-kidId": laterQuizzes,
  "quiz-code-photo-kidId": ownPages,
  "quiz-code-woman-kidId": quiz,
  "quiz-code-comment-kidId": quiz,
  "quiz-code-profile-kidId": quiz,
  "quiz-code-checkout-kidId": "components/joining/joining-checkout.test.tsx",
  "quiz-code-membership-kidId": "tests/e2e/rhythm.spec.ts",
  "quiz-code-subscription-kidId": rhythm,
  "quiz-code-woman-slug-kidId": quiz,
  "quiz-code-woman-profile-kidId": quiz,
  "quiz-code-woman-size-alert-profileId": laterQuizzes,
  "quiz-additional-quiz-confirm-kidId": quiz,
  "quiz-confirm-kidId-requestId": firstBox,
  "quiz-confirm-woman-kidId-requestId": firstBox,
  profil: "tests/e2e/profiles.spec.ts",
  "profil-profileId": "tests/e2e/profiles.spec.ts",
  "profil-woman-profileId": ownPages,
  "login-kid-choice": secondChild,
  "infos-kids": "tests/e2e/family.spec.ts",
  "shop-your-shop": ownShop,
  "your-shop": ownShop,
  "your-shop-new": ownShop,
  "your-shop-looks": ownShop,
  "your-shop-essentials": ownShop,
  "your-shop-recommendations": ownShop,
  "kidId-your-shop": "components/kid-shop/shelf-page.test.tsx",
  "kidId-your-shop-new": shelves,
  "kidId-your-shop-new-productId": shelves,
  "kidId-your-shop-looks": shelves,
  "kidId-your-shop-looks-productId": shelves,
  "kidId-your-shop-promo": shelves,
  "kidId-your-shop-promo-productId": shelves,
  "kidId-your-shop-essentials": shelves,
  "kidId-your-shop-essentials-productId": shelves,
  "kidId-your-shop-recommendations": shelves,
  "kidId-your-shop-recommendations-productId": shelves,
  "kidId-suggestions": wishes,
  "kidId-suggestions-requestId": "components/wishes/suggestions-page.test.tsx",
  "kidId-suggestions-requestId-success": "components/kid-shop/shelf-page.test.tsx",
  "kidId-suggestions-requestId-product-id": wishes,
  "infos-preview": fittingRoom,
  "infos-preview-profileId-requestId": fittingRoom,
  "infos-preview-profileId-requestId-comment": fittingRoom,
  "infos-preview-profileId-requestId-confirmation": fittingRoom,
  "infos-all-boxes": "tests/e2e/try-on.spec.ts",
  "infos-rating-orderId": "components/try-on/whole-way.test.tsx",
  "orderId-satisfied": "components/try-on/satisfied-page.test.tsx",
  "kidId-malle": rhythm,
  "kidId-malle-subscription-delivery": ownPages,
  "infos-subscriptions": "tests/e2e/rhythm.spec.ts",
  "kidId-wardrobe": "tests/e2e/profiles.spec.ts",
};

const nameless = (path: string): string => path.replace(/[{[]\w+[}\]]/g, "{}");
const pageFiles = new Map(
  globSync("app/[[]locale[]]/**/page.tsx").map((file) => [
    nameless(file.replace(/^app\/\[locale\]|\/page\.tsx$|\/\([\w-]+\)/g, "")),
    file,
  ]),
);

/** A test comes to a page by its name, by its file, or by its address as a browser is told it. */
function visits(test: string, name: PageName): boolean {
  const { path } = routes[name];
  const address = path.split(/\{\w+\}/).join(String.raw`[^/"'\`\s]+`);
  return (
    test.includes(`"${name}"`) ||
    test.includes(`"#${pageFiles.get(nameless(path))}"`) ||
    new RegExp(`${address}["'\`?]`).test(test)
  );
}

describe("the pages of boxes", () => {
  it("have each a test that does what they are for", () =>
    expect(Object.keys(testOf).toSorted()).toEqual(Object.keys(routes).filter(isOfBoxes).toSorted()));

  it.each(Object.entries(testOf) as [PageName, string][])("%s is visited by %s", (name, file) => {
    expect(existsSync(file)).toBe(true);
    expect(visits(readFileSync(file, "utf8"), name)).toBe(true);
  });

  it("are not taken for visited by a test of others", () => {
    const test = readFileSync(fittingRoom, "utf8");
    expect(
      (["infos-rating-orderId", "infos-subscriptions", "quiz-signup-kid"] as const).map((name) => visits(test, name)),
    ).toEqual([false, false, false]);
  });
});
