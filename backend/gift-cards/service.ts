import { createHmac } from "node:crypto";
import type { z } from "zod";
import type { GiftCardOrder, createGiftCard as createGiftCardEndpoint } from "#contract/gift-cards.ts";
import { maxGiftCardDaysAhead } from "#contract/gift-cards.ts";
import { toCents } from "#contract/money.ts";
import type { Caller, RequestContext } from "../context.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { ApiError } from "../http/problem.ts";
import { accounts } from "../ledger/accounts.ts";
import { postEntry } from "../ledger/post.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { closeOpenAttempts } from "../payments/close-open.ts";
import { chargePayment, openAttempt, refreshOpenAttempts } from "../payments/settle.ts";
import { findPaymentsOf } from "../payments/store.ts";
import { deriveKey } from "../session/keys.ts";
import { toGiftCardOrder } from "./answer.ts";
import { judgeGiftCard } from "./judge.ts";
import { requireChargedMethod, type GiftCardPayment } from "./method.ts";
import { deliveryDay, isSamePayment, isSameWish, type Wish } from "./same-wish.ts";
import { findGiftCard, findGiftCardByCode, lockGiftCard, updateGiftCard, type StoredGiftCard } from "./store.ts";

type Input = z.output<(typeof createGiftCardEndpoint)["body"]>;
type NewCard = typeof giftCards.$inferInsert;

const dayMs = 86_400_000;

/**
 * The card's id comes from the idempotency key, because a guest has no account its key could be kept with: the same key
 * finds the card it made. Keyed with the secret, so that nobody works out the id of a card from a key.
 */
function idOf({ environment, idempotencyKey, caller }: RequestContext): string {
  const text = `gift-card ${caller?.clientId ?? "guest"} ${idempotencyKey}`;
  const hash = createHmac("sha256", deriveKey(environment.SESSION_SECRET, "gift-card-id")).update(text).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

/** Throws VALIDATION for a day that is too far ahead. */
export function requireDeliveryDay(wanted: string | undefined, now: Date): string {
  const last = parisDay(new Date(now.getTime() + maxGiftCardDaysAhead * dayMs));
  const deliverOn = deliveryDay(wanted, now);
  if (deliverOn > last) throw new ApiError("VALIDATION", { fields: [{ path: "body.date", code: "too_big" }] });
  return deliverOn;
}

/** As it is, or would have been, ordered at `now`. */
function planCard(input: Input, context: RequestContext, now: Date): NewCard & Wish {
  const deliverOn = requireDeliveryDay(input.date, now);
  return {
    id: idOf(context),
    amountCents: toCents(input.amount),
    for: input.for,
    giverClientId: context.caller?.clientId ?? null,
    buyer: input.buyer,
    recipient: input.recipient,
    design: input.design,
    message: input.message,
    locale: context.localeOption,
    deliverOn,
    deliverHour: input.hour ?? null,
    status: "PENDING_PAYMENT",
    createdAt: now,
  };
}

export async function readGiftCardOrder(context: RequestContext, id: string): Promise<GiftCardOrder> {
  if (!(await findGiftCard(context.db, id))) throw new ApiError("NOT_FOUND");
  await refreshOpenAttempts(context, { purpose: "GIFT_CARD", id });
  const card = await findGiftCard(context.db, id);
  if (!card) throw new ApiError("NOT_FOUND");
  return toGiftCardOrder(context, card);
}

/** Answers the card an earlier call with the same key made. Throws IDEMPOTENCY_KEY_REUSED for another wish. */
async function answerEarlierCall(card: StoredGiftCard, input: Input, context: RequestContext): Promise<GiftCardOrder> {
  // A call that comes again after midnight still means the day the card was ordered on.
  const wanted = planCard(input, context, card.createdAt);
  const [first] = await findPaymentsOf(context.db, { purpose: "GIFT_CARD", id: card.id });
  const isPaidAlike = input.payment === undefined || (first !== undefined && isSamePayment(first, input.payment));
  if (!isSameWish(card, wanted) || !isPaidAlike) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
  return readGiftCardOrder(context, card.id);
}

/** Orders a card and charges it, unless it is to be paid later. The same key with the same wish answers the same card. */
export async function createGiftCard(input: Input, context: RequestContext): Promise<GiftCardOrder> {
  const { db, clock } = context;
  const now = clock.now();
  const id = idOf(context);
  const earlier = await findGiftCard(db, id);
  if (earlier) return answerEarlierCall(earlier, input, context);
  const wanted = planCard(input, context, now);
  const method = input.payment && (await requireChargedMethod(input.payment, context));
  const paymentId = await db.transaction(async (tx) => {
    const made = await tx.insert(giftCards).values(wanted).onConflictDoNothing().returning({ id: giftCards.id });
    if (made.length === 0 || !method) return null;
    const cause = { purpose: "GIFT_CARD", id } as const;
    return openAttempt(tx, { cause, method, amountCents: wanted.amountCents, isOffSession: false }, now);
  });
  if (paymentId !== null) {
    await chargePayment(context, paymentId);
    return readGiftCardOrder(context, id);
  }
  const first = await findGiftCard(db, id);
  if (!first) throw new ApiError("REQUEST_IN_PROGRESS");
  return answerEarlierCall(first, input, context);
}

/** Tries again to pay a card. An attempt that is open is closed first. */
export async function payGiftCard(
  card: StoredGiftCard,
  payment: GiftCardPayment,
  context: RequestContext,
): Promise<GiftCardOrder> {
  const { db, clock } = context;
  const { id } = card;
  const method = await requireChargedMethod(payment, context);
  const cause = { purpose: "GIFT_CARD", id } as const;
  await closeOpenAttempts(context, cause);
  const now = await readGiftCardOrder(context, id);
  // An earlier attempt turned out to have paid the card: that is what this call was for.
  if (card.status === "PENDING_PAYMENT" && now.status === "ACTIVE") return now;
  const paymentId = await db.transaction(async (tx) => {
    const locked = await lockGiftCard(tx, id);
    if (locked?.status !== "PENDING_PAYMENT")
      throw new ApiError("ORDER_NOT_PAYABLE", {
        data: { reason: locked?.status === "CANCELLED" ? "TOO_OLD" : "ALREADY_PAID" },
      });
    return openAttempt(tx, { cause, method, amountCents: locked.amountCents, isOffSession: false }, clock.now());
  });
  if (paymentId === null) throw new ApiError("REQUEST_IN_PROGRESS");
  await chargePayment(context, paymentId);
  return readGiftCardOrder(context, id);
}

/** Moves the value of a card into the client's wallet, once. Throws the errors of the code. */
export async function redeemGiftCard(
  code: string,
  { db, clock, caller }: Pick<RequestContext, "db" | "clock"> & { caller: Caller },
): Promise<StoredGiftCard> {
  const known = await findGiftCardByCode(db, code);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const card = known && (await lockGiftCard(tx, known.id));
    // A code that was replaced a moment ago is worth nothing.
    const refusal = card?.code === known?.code ? judgeGiftCard(card, now) : "CODE_INVALID";
    if (refusal || !card) throw new ApiError(refusal ?? "CODE_INVALID");
    const redeemed = {
      status: "REDEEMED",
      redeemedByClientId: caller.clientId,
      redeemedAt: now,
      openedAt: card.openedAt ?? now,
    } as const;
    await updateGiftCard(tx, card.id, redeemed);
    await postEntry(tx, {
      rule: "GIFT_CARD_REDEEMED",
      source: { type: "gift-card", id: card.id },
      clientId: caller.clientId,
      dedupeKey: `gift-card-redeemed:${card.id}`,
      at: now,
      postings: [
        { account: accounts.giftCard(card.id), unit: "EUR", amount: -card.amountCents },
        { account: accounts.wallet(caller.clientId), unit: "EUR", amount: card.amountCents },
      ],
    });
    return { ...card, ...redeemed };
  });
}
