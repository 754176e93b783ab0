import type { PageName } from "#lib/routing/routes.ts";

/** Keys of messages on what is pressed, of which one is there in each state of what the page is about; an overview only leads on. */
export type Deeds = "overview" | readonly [string, ...string[]];

const decidesBox: Deeds = ["tryOn.submit", "tryOn.submitKeep", "tryOn.submitMixed", "tryOn.changeChoice"];
const closedWishes = ["composed", "box", "gone"].map((state) => `wishes.closed.way.${state}`);

/** The pages of clients that mails lead to, with what is done there. */
export const mailPages = {
  infos: "overview",
  /* One is added with scripts; before there are those that are kept. */
  "infos-add-payment": ["savedMethods.add", "savedMethods.addElsewhere", "savedMethods.remove"],
  "infos-all-boxes": "overview",
  "infos-edit-addresses": ["addressBook.add.shipping"],
  "infos-edit-return-deadline-orderId": ["tryOn.extend", "tryOn.toTryOn"],
  /* It is paid in the browser only; before there are the order's pieces, and once it is paid the way to the box. */
  "infos-failed-payment-orderId": ["payment.recovery.details", "payment.box.toBoxes"],
  "infos-loyalty": ["loyaltyMembership.leave", "loyaltyMembership.join"],
  "infos-messages-id": ["contact.send"],
  "infos-orders": "overview",
  "infos-preview-profileId-requestId": ["fittingRoom.validate", "fittingRoom.agreedWay", "fittingRoom.onItsWayWay"],
  "infos-preview-profileId-requestId-comment": ["fittingRoom.send", "fittingRoom.backToRoom"],
  "infos-preview-profileId-requestId-confirmation": [
    "fittingRoom.agree",
    "fittingRoom.reopen",
    "fittingRoom.backToRoom",
  ],
  "infos-rating-orderId": decidesBox,
  "infos-returns-id": ["tryOn.label", "accountReturn.cancel", "accountReturn.track"],
  "infos-returns-order-id": decidesBox,
  "infos-wallet": ["accountWallet.toCart", "accountWallet.toShop"],
  "kidId-malle": ["rhythm.do.delivery", "rhythm.begin"],
  "kidId-suggestions": ["wishes.wish", "wishes.noBoxWay", ...closedWishes],
  "kidId-suggestions-requestId": ["wishes.wish", ...closedWishes],
  "orderId-satisfied": decidesBox,
  "profil-profileId": ["profile.save"],
} satisfies Partial<Record<PageName, Deeds>>;
