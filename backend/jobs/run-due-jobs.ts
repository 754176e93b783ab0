import type { Dependencies } from "../context.ts";
import { carryOutWaiting } from "../declarations/service.ts";
import { fulfilOrders } from "../fulfilment/fulfil.ts";
import { cancelUnpaidGiftCards, expireGiftCards, sendGiftCards } from "../gift-cards/jobs.ts";
import { proveBooks } from "../ledger/check.ts";
import { earnPoints } from "../loyalty/earn.ts";
import { renderMail } from "../mails/render.ts";
import { addSecrets } from "../mails/secrets.ts";
import { addShopSwitch } from "../mails/shop-switch.ts";
import { addNews } from "../newsletter/campaign.ts";
import { releaseExpiredOrders } from "../orders/expire.ts";
import { forgetLater } from "../my-data/forget-later.ts";
import { retryFailedCharges } from "../orders/retry-charges.ts";
import { forgetCardsOfOnePayment } from "../payment-methods/forget-once.ts";
import { warnOfExpiry } from "../payment-methods/warn-of-expiry.ts";
import { reconcilePayments } from "../payments/settle.ts";
import { inviteToReview } from "../reviews/invite.ts";
import { expireLabels, receiveDemoLabels } from "../recycling/jobs.ts";
import { rewardGodfathers } from "../referral/reward.ts";
import { takeBackRewards } from "../referral/take-back.ts";
import { sendRefunds } from "../refunds/send.ts";
import { sendBoxExchanges } from "../returns/box-exchanges.ts";
import { expireReturns, receiveDemoReturns, remindOfDeadlines, settleReturns } from "../returns/jobs.ts";
import { chargeForgottenBoxes, closeReturnedBoxes } from "../requests/close-due.ts";
import { moveBoxes } from "../requests/life.ts";
import { stylist } from "../requests/stylist.ts";
import { endOldAlerts, sendStockAlerts } from "../stock-alerts/jobs.ts";
import { renewSubscriptions, resumeSubscriptions } from "../subscriptions/life.ts";
import { cleanUp } from "./clean-up.ts";
import type { Job } from "./loop.ts";
import { sendDueMails, type RenderMail } from "./send-mails.ts";

const storedMailRenderer =
  ({ db, clock, environment }: Dependencies): RenderMail =>
  async (mail, storefrontUrl) => {
    const { kind, locale } = mail;
    const said = await addNews({ db, clock }, { kind, locale, data: await addShopSwitch(db, mail) });
    return renderMail(kind, locale, addSecrets(environment.SESSION_SECRET, kind, said), storefrontUrl);
  };

/**
 * Does all that is due at this moment; a plain function of the clock, safe in several processes.
 * @internal the tests' way to let time pass
 */
export async function runDueJobs(dependencies: Dependencies): Promise<void> {
  for (const job of planJobs(dependencies)) await job.run();
}

/** What the API does by itself, and how often. */
export function planJobs(dependencies: Dependencies): Job[] {
  const { clock } = dependencies;
  return [
    { name: "read-clock", everyMs: 5_000, run: async () => clock.refresh?.() },
    { name: "reconcile-payments", everyMs: 5_000, run: () => reconcilePayments(dependencies) },
    { name: "release-expired-orders", everyMs: 5_000, run: () => releaseExpiredOrders(dependencies) },
    { name: "retry-failed-charges", everyMs: 10_000, run: () => retryFailedCharges(dependencies) },
    { name: "fulfil-orders", everyMs: 30_000, run: () => fulfilOrders(dependencies) },
    { name: "carry-out-declarations", everyMs: 60_000, run: () => carryOutWaiting(dependencies) },
    { name: "resume-subscriptions", everyMs: 60_000, run: () => resumeSubscriptions(dependencies) },
    { name: "renew-subscriptions", everyMs: 60_000, run: () => renewSubscriptions(dependencies) },
    { name: "receive-demo-returns", everyMs: 60_000, run: () => receiveDemoReturns(dependencies) },
    { name: "settle-returns", everyMs: 60_000, run: () => settleReturns(dependencies) },
    { name: "expire-returns", everyMs: 10 * 60_000, run: () => expireReturns(dependencies) },
    { name: "remind-of-return-deadlines", everyMs: 10 * 60_000, run: () => remindOfDeadlines(dependencies) },
    { name: "receive-demo-labels", everyMs: 60_000, run: () => receiveDemoLabels(dependencies) },
    { name: "expire-labels", everyMs: 10 * 60_000, run: () => expireLabels(dependencies) },
    { name: "close-returned-boxes", everyMs: 30_000, run: () => closeReturnedBoxes(dependencies) },
    { name: "move-boxes", everyMs: 10_000, run: () => moveBoxes(dependencies, stylist) },
    { name: "send-box-exchanges", everyMs: 60_000, run: () => sendBoxExchanges(dependencies) },
    { name: "charge-forgotten-boxes", everyMs: 60_000, run: () => chargeForgottenBoxes(dependencies) },
    { name: "send-stock-alerts", everyMs: 60_000, run: () => sendStockAlerts(dependencies) },
    { name: "end-old-alerts", everyMs: 6 * 60 * 60_000, run: () => endOldAlerts(dependencies) },
    { name: "invite-to-review", everyMs: 60 * 60_000, run: () => inviteToReview(dependencies) },
    { name: "send-refunds", everyMs: 5_000, run: () => sendRefunds(dependencies) },
    { name: "send-gift-cards", everyMs: 10_000, run: () => sendGiftCards(dependencies) },
    { name: "send-mails", everyMs: 1_000, run: () => sendDueMails(dependencies, storedMailRenderer(dependencies)) },
    { name: "cancel-unpaid-gift-cards", everyMs: 10 * 60_000, run: () => cancelUnpaidGiftCards(dependencies) },
    { name: "expire-gift-cards", everyMs: 10 * 60_000, run: () => expireGiftCards(dependencies) },
    { name: "earn-points", everyMs: 10 * 60_000, run: () => earnPoints(dependencies) },
    { name: "reward-godfathers", everyMs: 10 * 60_000, run: () => rewardGodfathers(dependencies) },
    { name: "take-back-rewards", everyMs: 10 * 60_000, run: () => takeBackRewards(dependencies) },
    { name: "forget-cards-of-one-payment", everyMs: 10 * 60_000, run: () => forgetCardsOfOnePayment(dependencies) },
    { name: "warn-of-card-expiry", everyMs: 60 * 60_000, run: () => warnOfExpiry(dependencies) },
    { name: "check-ledger", everyMs: 10 * 60_000, run: () => proveBooks(dependencies) },
    { name: "forget-later", everyMs: 6 * 60 * 60_000, run: () => forgetLater(dependencies) },
    { name: "clean-up", everyMs: 10 * 60_000, run: () => cleanUp(dependencies) },
  ];
}
