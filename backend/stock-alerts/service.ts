import { emailSchema } from "#contract/account-fields.ts";
import type { StockAlert } from "#contract/stock-alerts.ts";
import { refuseDisposable } from "../clients/disposable-email.ts";
import { findClient } from "../clients/store.ts";
import type { RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { askerOf, countCall, stockAlertAskerLimit, stockAlertLimit, stockAlertLinkLimit } from "../http/rate-limit.ts";
import { mailToConfirm } from "./mail.ts";
import { readAlertToken, type AlertStep } from "./link.ts";
import { confirmAlert, endAlertsOf, findAlert, findWaitedFor, keepAlert, type StoredAlert } from "./store.ts";

/** The address an alert goes to, and whether it is that of who asks. */
async function addressOf(context: RequestContext, email: string | undefined) {
  const client = context.caller && (await findClient(context.db, context.caller.clientId));
  const own = client?.email.toLowerCase();
  if (own !== undefined && (email === undefined || email.toLowerCase() === own)) return { address: own, isOwn: true };
  const typed = emailSchema.safeParse(email);
  if (!typed.success) throw new ApiError("EMAIL_INVALID", { fields: [{ path: "body.email", code: "email_invalid" }] });
  refuseDisposable(typed.data);
  return { address: typed.data.toLowerCase(), isOwn: false };
}

/** Says the same whether or not the e-mail waits for the size already. */
export async function createStockAlert(
  { variant_id, email }: { variant_id: number; email?: string | undefined },
  context: RequestContext,
): Promise<{ status: "WAITING" | "TO_CONFIRM" }> {
  const { db, clock, localeOption } = context;
  await countCall(context, stockAlertAskerLimit, askerOf(context));
  const { address, isOwn } = await addressOf(context, email);
  const waitedFor = await findWaitedFor(db, variant_id);
  if (!waitedFor) throw new ApiError("NOT_FOUND");
  if (waitedFor.stock > 0) throw new ApiError("CONFLICT");
  if (!isOwn) await countCall(context, stockAlertLimit, address);
  const now = clock.now();
  await db.transaction(async (tx: Transaction) => {
    const kept = await keepAlert(tx, {
      variantId: variant_id,
      email: address,
      locale: localeOption,
      isConfirmed: isOwn,
      now,
    });
    if (kept.confirmedAt === null) await mailToConfirm(tx, kept, waitedFor, now);
  });
  return { status: isOwn ? "WAITING" : "TO_CONFIRM" };
}

/** The alert a link is for; throws ALERT_LINK_INVALID when there is none. */
async function requireAlert(context: RequestContext, step: AlertStep, token: string): Promise<StoredAlert> {
  await countCall(context, stockAlertLinkLimit, context.remoteAddress);
  const id = readAlertToken(context.environment.SESSION_SECRET, step, token);
  const alert = id === null ? null : await findAlert(context.db, id);
  if (!alert) throw new ApiError("ALERT_LINK_INVALID");
  return alert;
}

export async function confirmStockAlert(token: string, context: RequestContext): Promise<StockAlert> {
  const { db, clock, locale } = context;
  const alert = await requireAlert(context, "confirm", token);
  const waitedFor = await findWaitedFor(db, alert.variantId);
  if (alert.endedAt !== null || !waitedFor) throw new ApiError("ALERT_LINK_INVALID");
  await confirmAlert(db, alert.id, clock.now());
  return {
    product_name: waitedFor.names[locale],
    size: waitedFor.size,
    product_id: waitedFor.productId,
    clean_name: waitedFor.cleanNames[locale],
    collection_slug: waitedFor.collectionSlug,
  };
}

export async function endStockAlerts(token: string, context: RequestContext): Promise<void> {
  const { email } = await requireAlert(context, "end", token);
  await endAlertsOf(context.db, email, context.clock.now());
}
