import { z } from "zod";
import { locales } from "./locale.ts";

/**
 * The words that paths of the shop are made of, beside the ids of things. A test holds them against the pages and quizzes there
 * are, whose own tables are no part of what a browser loads with it.
 */
export const pathWords = `
  accessibility add add-giftcard additional-quiz address addresses agree all-boxes all-products birth-gift blocked blog
  brand brands cancellation cart category checkout client client-woman comment concept confirm confirmation contact
  create-label data declaration delete delivery edit email essentials export failed-payment faq favourites giftcard
  giftcards help history infos kid kid-choice kids littlegeste login logout look looks loyalty malle membership messages new
  new-kid new-profile new-profile-woman open order orders password paused paused-woman payment payment-successful photo
  preview product profil profile promo quiz rating recommendations referral reset-password return-deadline return-labels
  return-mode returns reviews satisfied shop signup signup-woman size-alert staff-consent staff-visits stock-alert stylist
  stylists subscriber subscriber-woman subscription subscriptions success suggestions take-back terms-and-conditions
  testimonials unsub wallet wardrobe withdrawal woman your-shop
`
  .trim()
  .split(/\s+/);

const id = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const segment = `(?:${[...locales, ...pathWords].join("|")}|${id}|[1-9]\\d{0,8})`;
/* Orders by their number; a look or a piece of a box. */
const fragment = String.raw`(?:PM-\d{4}-\d{6}|look-\d{1,2}|piece-${id})`;

/**
 * A page of the shop somebody was on the way to: a path, a page of a list, and a place in it. It may stand in a mail that
 * anybody can have sent to an address: no other host, no escapes, and no words but those the shop's own paths have.
 */
export const ownPageSchema = z
  .string()
  .max(200)
  .regex(new RegExp(`^(?:/|(?:/${segment})+)(?:\\?page=\\d{1,4})?(?:#${fragment})?$`));
