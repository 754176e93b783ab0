import type { z } from "zod";
import type { GiftCardOrder, sendGiftCardAgain, updateGiftCard as updateEndpoint } from "#contract/gift-cards.ts";
import type { RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { findClient } from "../clients/store.ts";
import { ApiError } from "../http/problem.ts";
import { makeGiftCardCode } from "./code.ts";
import { judgeGiftCard } from "./judge.ts";
import { mailGiftCard } from "./mails.ts";
import { readGiftCardOrder, requireDeliveryDay } from "./service.ts";
import { findGiftCardByCode, lockGiftCard, updateGiftCard, type StoredGiftCard } from "./store.ts";
import { withdrawGiftCard } from "./withdraw.ts";

/** Does something to a card that can be redeemed, locked so that it is not redeemed or mailed meanwhile. */
async function changeActive(
  { db }: Pick<RequestContext, "db">,
  id: string,
  act: (tx: Transaction, card: StoredGiftCard) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const card = await lockGiftCard(tx, id);
    if (card?.status !== "ACTIVE") throw new ApiError("GIFT_CARD_NOT_CHANGEABLE");
    await act(tx, card);
  });
}

/** Another day, hour or mailbox, until the card is mailed. */
export async function changeSending(
  id: string,
  { date, hour, recipient_email: email }: z.output<(typeof updateEndpoint)["body"]>,
  context: RequestContext,
): Promise<GiftCardOrder> {
  await changeActive(context, id, async (tx, card) => {
    // One to hand over is at its buyer's already.
    if (card.mailedAt !== null || card.recipient.email === null) throw new ApiError("GIFT_CARD_NOT_CHANGEABLE");
    await updateGiftCard(tx, id, {
      ...(date === undefined ? {} : { deliverOn: requireDeliveryDay(date, context.clock.now()) }),
      ...(hour === undefined ? {} : { deliverHour: hour }),
      ...(email === undefined ? {} : { recipient: { ...card.recipient, email } }),
    });
  });
  return readGiftCardOrder(context, id);
}

/** Mails a card once more. To another mailbox it goes with another code: who got the first may be a stranger. */
export async function sendAgain(
  id: string,
  { email }: z.output<(typeof sendGiftCardAgain)["body"]>,
  context: RequestContext,
): Promise<GiftCardOrder> {
  await changeActive(context, id, async (tx, card) => {
    if (card.mailedAt === null) throw new ApiError("GIFT_CARD_NOT_CHANGEABLE");
    const isElsewhere = email !== undefined && email.toLowerCase() !== card.recipient.email?.toLowerCase();
    const now = context.clock.now();
    const changes = {
      mailedAt: now,
      mailedAgain: card.mailedAgain + 1,
      ...(isElsewhere ? { recipient: { ...card.recipient, email }, code: makeGiftCardCode(), openedAt: null } : {}),
    };
    await updateGiftCard(tx, id, changes);
    await mailGiftCard(tx, { ...card, ...changes }, now);
  });
  return readGiftCardOrder(context, id);
}

/** Staff has a card mailed to the client who gave it: the recipient's own mailing, its code and its day stay as they are. */
export async function sendToGiver(id: string, context: RequestContext): Promise<GiftCardOrder> {
  await changeActive(context, id, async (tx, card) => {
    const giver = card.giverClientId === null ? null : await findClient(tx, card.giverClientId);
    if (giver === null) throw new ApiError("NOT_FOUND");
    const mailedAgain = card.mailedAgain + 1;
    await updateGiftCard(tx, id, { mailedAgain });
    const toHandOver = { ...card, mailedAgain, recipient: { ...card.recipient, email: null } };
    await mailGiftCard(tx, { ...toHandOver, buyer: { ...card.buyer, email: giver.email } }, context.clock.now());
  });
  return readGiftCardOrder(context, id);
}

/** Throws GIFT_CARD_NOT_WITHDRAWABLE with the reason. */
export async function withdraw(id: string, context: RequestContext): Promise<GiftCardOrder> {
  await context.db.transaction(async (tx) => {
    const reason = await withdrawGiftCard(tx, id, context.clock.now());
    if (reason) throw new ApiError("GIFT_CARD_NOT_WITHDRAWABLE", { data: { reason } });
  });
  return readGiftCardOrder(context, id);
}

/** The card of a code, noted as opened unless its giver looks. Throws CODE_INVALID; a used or expired one can still be read. */
export async function openCard(
  code: string,
  { db, clock, caller }: Pick<RequestContext, "db" | "clock" | "caller">,
): Promise<StoredGiftCard> {
  const known = await findGiftCardByCode(db, code);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const card = known && (await lockGiftCard(tx, known.id));
    if (!card || card.code !== known.code || judgeGiftCard(card, now) === "CODE_INVALID")
      throw new ApiError("CODE_INVALID", { data: { reason: "UNKNOWN" } });
    const isGiver = card.giverClientId !== null && card.giverClientId === caller?.clientId;
    if (card.openedAt !== null || isGiver) return card;
    await updateGiftCard(tx, card.id, { openedAt: now });
    return { ...card, openedAt: now };
  });
}
