import { draftAccountDeleted } from "./account-deleted.ts";
import { draftAccountMade } from "./account-made.ts";
import { afterSaleDrafts } from "./after-sale.ts";
import type { MailDraft } from "./blocks.ts";
import { draftBoxPaid, draftBoxPaymentFailed, draftBoxPaymentReminder } from "./box-payment.ts";
import { boxDrafts } from "./box.ts";
import { draftCardExpiring } from "./card-expiring.ts";
import { draftDeclaration } from "./declaration.ts";
import { draftEmailAgree, draftEmailConfirm, draftEmailTakenBack } from "./email-change.ts";
import { draftEmailChanged } from "./email-changed.ts";
import { draftGiftCardReceipt } from "./gift-card-receipt.ts";
import { draftGiftCardRefunded } from "./gift-card-refunded.ts";
import { draftGiftCard } from "./gift-card.ts";
import { layOutHtml } from "./html-layout.ts";
import { newsletterDrafts } from "./newsletter.ts";
import { draftOrderCancelled } from "./order-cancelled.ts";
import { draftOrderConfirmation } from "./order-confirmation.ts";
import { draftOrderDelivered } from "./order-delivered.ts";
import { draftOrderShipped } from "./order-shipped.ts";
import { draftPasswordChanged } from "./password-changed.ts";
import { draftPasswordReset } from "./password-reset.ts";
import { draftPointsReward } from "./points-reward.ts";
import { draftRecyclingLabel, draftRecyclingReward } from "./recycling.ts";
import { draftReferralReward } from "./referral-reward.ts";
import { draftStaffConsent } from "./staff-consent.ts";
import { stockAlertDrafts } from "./stock-alert.ts";
import { reviewDrafts } from "./review.ts";
import { subscriptionDrafts } from "./subscription.ts";
import { layOutText } from "./text-layout.ts";
import { draftTicketAnswered, draftTicketForSupport, draftTicketReceived } from "./ticket.ts";
import { draftWelcome } from "./welcome.ts";

type Draft = (data: unknown, locale: string, storefrontUrl: string) => MailDraft;

const drafts = {
  ...afterSaleDrafts,
  ...boxDrafts,
  ...stockAlertDrafts,
  ...newsletterDrafts,
  ...reviewDrafts,
  ...subscriptionDrafts,
  "account-deleted": draftAccountDeleted,
  "account-made": draftAccountMade,
  "box-paid": draftBoxPaid,
  "box-payment-failed": draftBoxPaymentFailed,
  "box-payment-reminder": draftBoxPaymentReminder,
  "card-expiring": draftCardExpiring,
  declaration: draftDeclaration,
  "email-agree": draftEmailAgree,
  "email-changed": draftEmailChanged,
  "email-confirm": draftEmailConfirm,
  "email-taken-back": draftEmailTakenBack,
  "gift-card": draftGiftCard,
  "gift-card-receipt": draftGiftCardReceipt,
  "gift-card-refunded": draftGiftCardRefunded,
  "order-cancelled": draftOrderCancelled,
  "order-confirmation": draftOrderConfirmation,
  "order-delivered": draftOrderDelivered,
  "order-shipped": draftOrderShipped,
  "password-changed": draftPasswordChanged,
  "password-reset": draftPasswordReset,
  "points-reward": draftPointsReward,
  "recycling-label": draftRecyclingLabel,
  "recycling-reward": draftRecyclingReward,
  "referral-reward": draftReferralReward,
  "staff-consent": draftStaffConsent,
  "ticket-answered": draftTicketAnswered,
  "ticket-for-support": draftTicketForSupport,
  "ticket-received": draftTicketReceived,
  welcome: draftWelcome,
} satisfies Record<string, Draft>;

/** @internal for tests that say something of every kind */
export type MailKind = keyof typeof drafts;

/** By what the outbox keeps, which may be a kind of another release. */
const draftOf: Readonly<Partial<Record<string, Draft>>> = drafts;

/** Every kind there is. */
export const mailKinds: readonly string[] = Object.keys(drafts);

export interface MailWords {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  unsubscribeUrl?: string;
}

/**
 * Writes a mail of the outbox. `locale` is a language or a locale option (`de-AT`); `data` is what the outbox keeps for
 * the kind. Throws for an unknown kind and for data that is not complete.
 */
export function renderMail(kind: string, locale: string, data: unknown, storefrontUrl: string): MailWords {
  const draft = draftOf[kind]?.(data, locale, storefrontUrl);
  if (!draft) throw new Error(`no mail of kind ${kind}`);
  const { subject, replyTo, unsubscribeUrl } = draft;
  return {
    subject,
    html: layOutHtml(draft, locale, storefrontUrl),
    text: layOutText(draft, locale, storefrontUrl),
    ...(replyTo ? { replyTo } : {}),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  };
}
