import type { z } from "zod";
import type {
  Declaration,
  declare as declareEndpoint,
  declareAsClient as declareAsClientEndpoint,
  Receipt,
} from "#contract/declarations.ts";
import { findClient, findClientByEmail } from "../clients/store.ts";
import type { Caller, Dependencies, RequestContext } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { declarations, type DeclaredContent } from "../db/schema/after-sale.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { orders } from "../db/schema/order.ts";
import { subscriptions } from "../db/schema/request.ts";
import { findOwnOrder } from "../customer-service/store.ts";
import { findGiftCard, findGiftCardByCode } from "../gift-cards/store.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, declarationAskerLimit, declarationLimit, declarationLinkLimit } from "../http/rate-limit.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { claimKey, findEarlierCall, identifyCall } from "../orders/idempotency.ts";
import { findOrderOf } from "../orders/store.ts";
import { carryOut } from "./carry-out.ts";
import { findOpenNamed } from "./contracts.ts";
import { readDeclarationToken } from "./link.ts";
import { findMeant } from "./rules.ts";
import {
  findDeclaration,
  findWaiting,
  lockDeclaration,
  newDeclarationNumber,
  toDeclaration,
  toReceipt,
  updateDeclaration,
  type StoredDeclaration,
} from "./store.ts";

type GuestInput = z.output<(typeof declareEndpoint)["body"]>;
type ClientInput = z.output<(typeof declareAsClientEndpoint)["body"]>;
type Subject = Pick<StoredDeclaration, "orderId" | "giftCardId" | "subscriptionId">;

const none: Subject = { orderId: null, giftCardId: null, subscriptionId: null };

const contentOf = ({ cause, reason, ends_on }: GuestInput | ClientInput, items?: DeclaredContent["items"]) => ({
  ...(items ? { items } : {}),
  ...(cause ? { cause } : {}),
  ...(reason ? { reason } : {}),
  ...(ends_on ? { ends_on } : {}),
});

/** The receipt, at once; and what came of it when that is known later. Support reads along where people have to act. */
async function mail(
  tx: Transaction,
  row: StoredDeclaration,
  step: "RECEIVED" | "DONE",
  { now, supportEmail, canConfirm }: { now: Date; supportEmail: string; canConfirm: boolean },
): Promise<void> {
  const data = {
    step,
    receipt: toReceipt(row),
    outcome: row.status === "RECEIVED" ? null : row.outcome,
    return_id: row.returnId,
    order_id: row.orderId,
    confirm_id: canConfirm ? row.id : null,
  };
  const write = (kind: string, recipient: string, more: Record<string, unknown>, cause: string) =>
    enqueueMail(tx, { kind, recipient, locale: row.locale, data: more, dedupeKey: `${kind}:${cause}` }, now);
  // One a piece of news: that it was received, and each thing it came to.
  await write("declaration", row.senderEmail, data, `${row.id}:${data.outcome ?? step}`);
  if (row.status !== "FOR_STAFF") return;
  const { number, kind, contract, content } = row;
  await write(
    "ticket-for-support",
    supportEmail,
    {
      number,
      object: `${kind} ${contract}`,
      content: JSON.stringify(content, null, 2),
      sender_name: row.senderName,
      sender_email: row.senderEmail,
      sender_phone: null,
      order: contract,
      is_own_order: row.orderId !== null && row.clientId !== null,
      attachments: [],
    },
    row.id,
  );
}

/** What somebody without a session may mean; only who reads the mailbox of the contract can have it carried out. */
async function findSubject(db: Database, { kind, sender_email, contract }: GuestInput): Promise<Subject> {
  const client = await findClientByEmail(db, sender_email);
  if (kind === "CANCELLATION") {
    const meant = client && findMeant(await findOpenNamed(db, client.id), contract);
    return meant ? { ...none, subscriptionId: meant.id } : none;
  }
  const order = client && (await findOwnOrder(db, client.id, contract.trim()));
  if (order) return { ...none, orderId: order.id };
  const card = await findGiftCardByCode(db, contract);
  return card?.buyer.email.toLowerCase() === sender_email.toLowerCase() ? { ...none, giftCardId: card.id } : none;
}

/**
 * Receives a declaration without a session. The answer is what was sent and when, whether there is such a contract or
 * not; the mail holds the link that has it carried out. Throws TOO_MANY_REQUESTS.
 */
export async function declare(input: GuestInput, context: RequestContext): Promise<Receipt> {
  const { db, clock, environment, localeOption, remoteAddress } = context;
  await countCall(context, declarationAskerLimit, remoteAddress);
  await countCall(context, declarationLimit, input.sender_email.toLowerCase());
  const subject = await findSubject(db, input);
  const isKnown = subject.orderId !== null || subject.giftCardId !== null || subject.subscriptionId !== null;
  const now = clock.now();
  const row: StoredDeclaration = {
    ...subject,
    id: crypto.randomUUID(),
    number: newDeclarationNumber(),
    kind: input.kind,
    clientId: null,
    senderName: input.sender_name,
    senderEmail: input.sender_email,
    contract: input.contract,
    content: contentOf(input),
    status: isKnown ? "RECEIVED" : "FOR_STAFF",
    outcome: null,
    returnId: null,
    locale: localeOption,
    createdAt: now,
    confirmedAt: null,
  };
  await db.transaction(async (tx) => {
    await tx.insert(declarations).values(row);
    await mail(tx, row, "RECEIVED", { now, supportEmail: environment.SUPPORT_EMAIL, canConfirm: isKnown });
  });
  return toReceipt(row);
}

/** Carries out what is confirmed, notes what it came to, and writes to the sender. */
async function finish(
  dependencies: Dependencies,
  row: StoredDeclaration,
  step: "RECEIVED" | "DONE",
): Promise<StoredDeclaration> {
  const { db, clock, environment } = dependencies;
  const result = await carryOut(dependencies, row);
  if (row.status === "WAITING" && result.status === "WAITING") return row;
  const carried = { ...row, ...result };
  await db.transaction(async (tx) => {
    await lockDeclaration(tx, row.id);
    await updateDeclaration(tx, row.id, result);
    const about = { now: clock.now(), supportEmail: environment.SUPPORT_EMAIL, canConfirm: false };
    await mail(tx, carried, row.status === "WAITING" ? "DONE" : step, about);
  });
  return carried;
}

async function findOwnSubject(
  db: Database,
  clientId: string,
  input: ClientInput,
): Promise<{ subject: Subject; contract: string }> {
  const { order_id, gift_card_id, subscription_id } = input;
  if (order_id !== undefined) {
    const order = await findOrderOf(db, order_id, clientId);
    if (order) return { subject: { ...none, orderId: order.id }, contract: order.number };
  }
  if (gift_card_id !== undefined) {
    const card = await findGiftCard(db, gift_card_id);
    if (card?.giverClientId === clientId)
      return { subject: { ...none, giftCardId: card.id }, contract: card.recipient.name };
  }
  if (subscription_id !== undefined) {
    const open = await findOpenNamed(db, clientId);
    const meant = open.find(({ id }) => id === subscription_id);
    if (meant) return { subject: { ...none, subscriptionId: meant.id }, contract: meant.firstname };
  }
  throw new ApiError("NOT_FOUND");
}

/** Receives a declaration of a client and carries it out at once; the same key answers the same one. */
export async function declareAsClient(
  input: ClientInput,
  context: RequestContext & { caller: Caller },
): Promise<Declaration> {
  const { db, clock, caller, localeOption } = context;
  const call = identifyCall(caller.clientId, context.idempotencyKey, "declareAsClient", input);
  const id = crypto.randomUUID();
  const earlier = await findEarlierCall(db, call);
  if (earlier === null) {
    const { subject, contract } = await findOwnSubject(db, caller.clientId, input);
    const client = await findClient(db, caller.clientId);
    if (!client) throw new ApiError("NOT_FOUND");
    const now = clock.now();
    await db.transaction(async (tx) => {
      if (!(await claimKey(tx, call, id, now))) return;
      await tx.insert(declarations).values({
        ...subject,
        id,
        number: newDeclarationNumber(),
        kind: input.kind,
        clientId: client.id,
        senderName: `${client.firstname} ${client.lastname}`.trim(),
        senderEmail: client.email,
        contract,
        content: contentOf(input, input.items),
        status: "RECEIVED",
        locale: localeOption,
        createdAt: now,
        confirmedAt: now,
      });
    });
  }
  const row = await findDeclaration(db, earlier ?? (await findEarlierCall(db, call)) ?? id);
  if (!row) throw new ApiError("REQUEST_IN_PROGRESS");
  // Received is kept before anything is done: a press whose answer was lost goes on where it stopped.
  return toDeclaration(row.status === "RECEIVED" ? await finish(context, row, "RECEIVED") : row);
}

/** Whose contract it is; a gift card may have been bought without an account. */
async function findOwner(db: Database, { orderId, subscriptionId, giftCardId }: Subject): Promise<string | null> {
  const [owner] =
    orderId !== null
      ? await db.select({ id: orders.clientId }).from(orders).where(eq(orders.id, orderId))
      : subscriptionId !== null
        ? await db
            .select({ id: subscriptions.clientId })
            .from(subscriptions)
            .where(eq(subscriptions.id, subscriptionId))
        : await db
            .select({ id: giftCards.giverClientId })
            .from(giftCards)
            .where(eq(giftCards.id, giftCardId ?? crypto.randomUUID()));
  return owner?.id ?? null;
}

/** The sender pressed the mailed link: what was declared is carried out, once. Throws DECLARATION_LINK_INVALID. */
export async function confirm(token: string, context: RequestContext): Promise<Declaration> {
  const { db, clock, environment, remoteAddress } = context;
  await countCall(context, declarationLinkLimit, remoteAddress);
  const id = readDeclarationToken(environment.SESSION_SECRET, token);
  const known = id === null ? null : await findDeclaration(db, id);
  if (!known) throw new ApiError("DECLARATION_LINK_INVALID");
  if (known.status !== "RECEIVED") return toDeclaration(known);
  const changes = { clientId: await findOwner(db, known), confirmedAt: known.confirmedAt ?? clock.now() };
  await updateDeclaration(db, known.id, changes);
  return toDeclaration(await finish(context, { ...known, ...changes }, "DONE"));
}

const batchSize = 50;

/** Carries out what waited for a parcel or a day; answers how many ended. Safe in several processes. */
export async function carryOutWaiting(dependencies: Dependencies): Promise<number> {
  const { db, log } = dependencies;
  let ended = 0;
  for (const row of await findWaiting(db, batchSize)) {
    try {
      const after = await finish(dependencies, row, "DONE");
      if (after.status !== "WAITING") ended += 1;
    } catch (error) {
      log.error({ declarationId: row.id, error }, "declaration not carried out");
    }
  }
  return ended;
}
