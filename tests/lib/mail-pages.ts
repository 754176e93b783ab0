import type { PageName } from "#lib/routing/routes.ts";

/**
 * Keys of messages on what is pressed, of which one is there in each state of what the page is about; an overview only leads on.
 * `scripts`: what the link names is read in the browser, and only then there is something to press.
 */
export type Deeds = "overview" | "scripts" | readonly [string, ...string[]];

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
  "infos-failed-payment-orderId": ["payment.recovery.details", "order.boxDetails", "payment.box.toBoxes"],
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

/**
 * The pages for everybody that mails lead to, with what is done there. None of them tells before a press, or a script, whether a
 * token is known: any will do to look at the page.
 */
export const publicMailPages = {
  cancellation: { asked: "", deeds: ["declaration.next"] },
  "declaration-confirm": { asked: "?token=any", deeds: ["declaration.confirmLink"] },
  "email-agree": { asked: "?token=any", deeds: ["emailLink.agree"] },
  "email-confirm": { asked: "?token=any", deeds: ["emailLink.confirm"] },
  "email-take-back": { asked: "?token=any", deeds: ["emailLink.takeBack"] },
  "giftcard-open": { asked: "#any", deeds: ["openCard.open"] },
  "giftcard-payment-successful": { asked: "?gift_card=any&key=any", deeds: "scripts" },
  index: { asked: "", deeds: "overview" },
  "look-id": { asked: "", deeds: "overview" },
  looks: { asked: "", deeds: "overview" },
  /* With a link it asks for the new password; before a script read that, for the address to send another one to. */
  "reset-password": { asked: "?client_id=any&token=any", deeds: ["resetPassword.send"] },
  shop: { asked: "", deeds: "overview" },
  "shop-all-products": { asked: "", deeds: "overview" },
  "shop-collection": { asked: "", deeds: "overview" },
  "shop-collection-productId": { asked: "", deeds: ["cart.add.submit", "stockAlert.title"] },
  "staff-consent": { asked: "?token=any", deeds: "scripts" },
  "stock-alert": { asked: "?step=end&token=any", deeds: ["stockAlert.end"] },
  stylists: { asked: "", deeds: "overview" },
  "terms-and-conditions": { asked: "", deeds: "overview" },
  withdrawal: { asked: "?order=PM-2026-100005", deeds: ["declaration.next"] },
} satisfies Partial<Record<PageName, { asked: string; deeds: Deeds }>>;
