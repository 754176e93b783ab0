import { randomUUID } from "node:crypto";
import { lockClient } from "../clients/lock.ts";
import type { StoredClient } from "../clients/store.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, inArray, isNull, sql } from "../db/orm.ts";
import {
  declarations,
  orderRatings,
  recyclingLabels,
  returnLines,
  returns,
  stockAlerts,
  ticketMessages,
  tickets,
} from "../db/schema/after-sale.ts";
import {
  addresses,
  clients,
  emailChanges,
  optinChanges,
  paymentMethods,
  providerCustomers,
  sessions,
  subscribers,
} from "../db/schema/client.ts";
import { favourites } from "../db/schema/favourite.ts";
import { carts, idempotencyKeys, mailOutbox, orders } from "../db/schema/order.ts";
import { passwordResets } from "../db/schema/profile.ts";
import { requests } from "../db/schema/request.ts";
import { mailBounces } from "../db/schema/newsletter.ts";
import { reviews } from "../db/schema/review.ts";
import { staffConsents, staffLinks } from "../db/schema/staff.ts";
import { ApiError } from "../http/problem.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { forgetAtProvider } from "../payment-methods/keep.ts";
import type { StoredPaymentMethod } from "../payment-methods/store.ts";
import { anonymiseProfile, findProfilesOf } from "../profiles/store.ts";
import { cancelBox } from "../requests/cancel.ts";
import { unsentStatuses } from "../requests/machine.ts";
import { lockBox } from "../requests/store.ts";
import { hashPassword } from "../session/password.ts";
import { requirePassword } from "../session/require-password.ts";
import { planTermination } from "../subscriptions/machine.ts";
import { applyMove, findOpenSubscriptions, lockSubscription } from "../subscriptions/store.ts";
import { forgottenAddress } from "./forgotten.ts";
import { readStandingOf } from "./standing.ts";

type OfClient = RequestContext & { caller: Caller };

/** Ends subscriptions and gives up boxes that are not packed: their pieces are free for others again. */
async function endBoxes(tx: Transaction, clientId: string, now: Date): Promise<void> {
  for (const { id } of await findOpenSubscriptions(tx, clientId)) {
    const subscription = await lockSubscription(tx, id);
    const move = subscription && planTermination(subscription, now);
    if (move) await applyMove(tx, id, move, now, { reason: null, comment: "" });
  }
  const unsent = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.clientId, clientId), inArray(requests.status, [...unsentStatuses])));
  for (const { id } of unsent) {
    const box = await lockBox(tx, id);
    if (box) await cancelBox(tx, box.request, now);
  }
}

/** The client's own words about orders; what was counted and decided stays. */
async function forgetWordsOnOrders(tx: Transaction, clientId: string): Promise<void> {
  const bought = tx.select({ id: orders.id }).from(orders).where(eq(orders.clientId, clientId));
  await tx.delete(orderRatings).where(inArray(orderRatings.orderId, bought));
  await tx.delete(reviews).where(eq(reviews.clientId, clientId));
  const parcels = tx.select({ id: returns.id }).from(returns).where(eq(returns.clientId, clientId));
  await tx.update(returnLines).set({ comment: null }).where(inArray(returnLines.returnId, parcels));
}

/** Everything that is kept for the account alone. Answers where files of it lie. */
async function removeRecords(tx: Transaction, { id, email }: StoredClient): Promise<string[]> {
  const ofClient = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.clientId, id));
  const answers = await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ofClient)).returning();
  const letters = await tx.delete(tickets).where(eq(tickets.clientId, id)).returning();
  await tx.delete(addresses).where(eq(addresses.clientId, id));
  await tx.delete(carts).where(eq(carts.clientId, id));
  await tx.delete(favourites).where(eq(favourites.clientId, id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.clientId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.clientId, id));
  await tx.delete(emailChanges).where(eq(emailChanges.clientId, id));
  await tx.delete(providerCustomers).where(eq(providerCustomers.clientId, id));
  await tx.delete(staffLinks).where(eq(staffLinks.clientId, id));
  await tx.delete(staffConsents).where(eq(staffConsents.clientId, id));
  await tx.delete(sessions).where(eq(sessions.clientId, id));
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, email.toLowerCase()));
  await tx.delete(mailBounces).where(eq(mailBounces.email, email.toLowerCase()));
  await tx.delete(subscribers).where(eq(subscribers.email, email.toLowerCase()));
  await tx.delete(mailOutbox).where(eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()));
  await tx.delete(optinChanges).where(eq(optinChanges.clientId, id));
  // What ended a contract stays with it, without who said so.
  await tx.update(declarations).set({ senderName: "", senderEmail: "" }).where(eq(declarations.clientId, id));
  // A label that is stuck on a parcel stays good; whose it was is nobody's business any more.
  await tx
    .update(recyclingLabels)
    .set({ clientId: null, email: "", address: forgottenAddress })
    .where(eq(recyclingLabels.clientId, id));
  return [
    ...letters.flatMap(({ attachment }) => attachment ?? []),
    ...answers.flatMap(({ attachments }) => attachments),
  ].map(({ key }) => key);
}

/**
 * Deletes the account of the caller, who proves to be its owner. Subscriptions end and the person is erased in one
 * transaction; sales, their documents and the books stay as the law wants them, until `forgetLater` lets go of them too.
 * Throws WRONG_PASSWORD, ACCOUNT_IN_USE while something has to end first, and WALLET_NOT_EMPTY.
 */
export async function eraseClient(
  context: OfClient,
  { password, givesUpWallet }: { password: string; givesUpWallet: boolean },
): Promise<void> {
  const { db, clock, storage } = context;
  const client = await requirePassword(context, password);
  const now = clock.now();
  const nobodys = await hashPassword(randomUUID());
  const { files, methods } = await db.transaction(async (tx) => {
    await lockClient(tx, client.id);
    await endBoxes(tx, client.id, now);
    const standing = await readStandingOf(tx, client.id, now);
    if (standing.obstacles.length > 0)
      throw new ApiError("ACCOUNT_IN_USE", { data: { obstacles: standing.obstacles } });
    if (standing.wallet_ttc > 0 && !givesUpWallet)
      throw new ApiError("WALLET_NOT_EMPTY", { data: { wallet_ttc: standing.wallet_ttc } });
    const profiles = await findProfilesOf(tx, client.id);
    for (const profile of profiles) await anonymiseProfile(tx, profile, now);
    await forgetWordsOnOrders(tx, client.id);
    const methods: StoredPaymentMethod[] = await tx
      .update(paymentMethods)
      .set({ deletedAt: now, isDefault: false, encryptedCard: null })
      .where(and(eq(paymentMethods.clientId, client.id), isNull(paymentMethods.deletedAt)))
      .returning();
    const attachments = await removeRecords(tx, client);
    await tx
      .update(clients)
      .set({
        email: `${client.id}@erased.invalid`,
        emailProvedAt: null,
        passwordHash: nobodys,
        firstname: "",
        lastname: "",
        phone: null,
        origin: null,
        isOptinKid: false,
        optinSourceKid: null,
        isOptinWoman: false,
        optinSourceWoman: null,
        returnMode: null,
        erasedAt: now,
      })
      .where(eq(clients.id, client.id));
    await enqueueMail(
      tx,
      {
        kind: "account-deleted",
        recipient: client.email,
        locale: client.locale,
        data: {
          firstname: client.firstname,
          documents_until: standing.documents_until,
          open_gift_cards: standing.open_gift_cards,
        },
        dedupeKey: `account-deleted:${client.id}`,
      },
      now,
    );
    return { files: [...attachments, ...profiles.flatMap(({ photoKey }) => photoKey ?? [])], methods };
  });
  for (const key of files) await storage.remove(key);
  await forgetAtProvider(context, methods);
}
