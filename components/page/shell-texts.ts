import type { Messages } from "#lib/i18n/messages.ts";
import type { PageName } from "#lib/routing/routes.ts";

export type ShellTextKey = keyof Messages["pages"];

/** Pages that say what another one says: the same step in another place, or one piece of a list. */
const sameTexts = {
  "kidId-your-shop-new-productId": "kidId-your-shop-new",
  "kidId-your-shop-looks-productId": "kidId-your-shop-looks",
  "kidId-your-shop-promo-productId": "kidId-your-shop-promo",
  "kidId-your-shop-essentials-productId": "kidId-your-shop-essentials",
  "kidId-your-shop-recommendations-productId": "kidId-your-shop-recommendations",
  "quiz-code-slug": "quiz-code",
  "quiz-code-comment-kidId": "quiz-comment-kidId",
  "quiz-new-kid-kid-editingKidId": "quiz-new-kid-kid",
  "quiz-new-profile-woman-editingKidId": "quiz-new-profile-woman",
  "quiz-code-woman-slug-kidId": "quiz-code-woman-kidId",
  "quiz-code-woman-profile-kidId": "quiz-code-profile-kidId",
  "quiz-confirm-woman-kidId-requestId": "quiz-confirm-kidId-requestId",
} as const satisfies Partial<Record<PageName, ShellTextKey>>;

/** Pages whose title and introduction are in the catalogue. */
export type ShellName = Extract<PageName, ShellTextKey | keyof typeof sameTexts>;

/** Where the catalogue keeps the title and the introduction of a page. */
export const shellTextKey = (name: ShellName): ShellTextKey =>
  name in sameTexts ? sameTexts[name as keyof typeof sameTexts] : (name as ShellTextKey);
