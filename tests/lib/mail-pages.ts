import type { PageName } from "#lib/routing/routes.ts";

/** The pages of clients that mails lead to. */
export const mailPages = [
  "infos",
  "infos-add-payment",
  "infos-all-boxes",
  "infos-edit-addresses",
  "infos-edit-return-deadline-orderId",
  "infos-failed-payment-orderId",
  "infos-loyalty",
  "infos-messages-id",
  "infos-orders",
  "infos-preview-profileId-requestId",
  "infos-preview-profileId-requestId-comment",
  "infos-preview-profileId-requestId-confirmation",
  "infos-rating-orderId",
  "infos-returns-id",
  "infos-returns-order-id",
  "infos-wallet",
  "kidId-malle",
  "kidId-suggestions",
  "kidId-suggestions-requestId",
  "orderId-satisfied",
  "profil-profileId",
] as const satisfies readonly PageName[];
