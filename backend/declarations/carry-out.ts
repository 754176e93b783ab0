import type { DeclarationOutcome } from "#contract/declarations.ts";
import type { LocaleOption } from "#contract/locale.ts";
import type { Caller, Dependencies, RequestContext } from "../context.ts";
import { withdrawGiftCard } from "../gift-cards/withdraw.ts";
import { ApiError } from "../http/problem.ts";
import { textLocaleOf } from "../mails/texts.ts";
import { cancelOrder } from "../orders/cancel.ts";
import type { OrderContext } from "../orders/checkout.ts";
import { canClientCancel } from "../orders/machine.ts";
import { findOrderOf, type StoredOrder } from "../orders/store.ts";
import { countOnTheirWay } from "../returns/on-their-way.ts";
import { declareReturn } from "../returns/declare.ts";
import { findLines } from "../returns/store.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { terminate } from "../subscriptions/service.ts";
import { findSubscription } from "../subscriptions/store.ts";
import { planPieces } from "./rules.ts";
import type { StoredDeclaration } from "./store.ts";

export interface CarriedOut {
  status: "WAITING" | "DONE" | "FOR_STAFF";
  outcome: DeclarationOutcome;
  returnId: string | null;
}

const done = (outcome: DeclarationOutcome, returnId: string | null = null): CarriedOut => ({
  status: "DONE",
  outcome,
  returnId,
});
const waiting = (outcome: DeclarationOutcome): CarriedOut => ({ status: "WAITING", outcome, returnId: null });
/** Received; what follows from it is for people to say. */
const forStaff: CarriedOut = { status: "FOR_STAFF", outcome: "FOR_STAFF", returnId: null };

/** What is done in the client's name goes the client's own way, under the declaration's own key. */
function contextOf(
  dependencies: Dependencies,
  { id, locale }: StoredDeclaration,
  clientId: string,
): RequestContext & { caller: Caller } {
  const language = textLocaleOf(locale);
  return {
    ...dependencies,
    caller: { clientId, sessionId: clientId },
    idempotencyKey: `declaration:${id}`,
    locale: language,
    localeOption: locale as LocaleOption,
    requestId: id,
    remoteAddress: "",
  };
}

async function withdrawFromOrder(
  context: OrderContext,
  declaration: StoredDeclaration,
  order: StoredOrder,
): Promise<CarriedOut> {
  const { items } = declaration.content;
  if (items === undefined && canClientCancel(order)) {
    try {
      await cancelOrder(order.id, context);
      return done("ORDER_CANCELLED");
    } catch (error) {
      // Somebody began to pack it meanwhile, or it is being paid: then it goes back like any other parcel.
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "ORDER_NOT_CANCELLABLE") return waiting("ON_ARRIVAL");
    }
  }
  if (order.cancelledAt !== null) return done("ORDER_CANCELLED");
  if (order.status === "PAID" && order.deliveredAt === null) return waiting("ON_ARRIVAL");
  if (order.status === "PREPARED" || order.status === "SHIPPED") return waiting("ON_ARRIVAL");
  if (order.status !== "DELIVERED") return forStaff;
  const [lines, onTheirWay] = await Promise.all([
    findLines(context.db, order.id),
    countOnTheirWay(context.db, [order.id]),
  ]);
  const left = lines.map(({ id, quantity, returnedQuantity }) => ({
    id,
    left: quantity - returnedQuantity - (onTheirWay.get(id) ?? 0),
  }));
  const pieces = planPieces(left, items);
  if (pieces.length === 0) return forStaff;
  try {
    const made = await declareReturn(
      {
        order_id: order.id,
        refund_to: "PAYMENT_METHOD",
        items: pieces.map((piece) => ({ ...piece, reason: "CHANGED_MIND" as const })),
      },
      context,
    );
    return done("RETURN_DECLARED", made.id);
  } catch (error) {
    // Too late for the rules of the shop, or a mode its country does not have: never refused by a machine.
    if (error instanceof ApiError) return forStaff;
    throw error;
  }
}

/** Does what was declared, as far as a machine may. Safe to be called again: nothing is done twice. */
export async function carryOut(dependencies: Dependencies, declaration: StoredDeclaration): Promise<CarriedOut> {
  const { db, clock } = dependencies;
  const { clientId, orderId, giftCardId, subscriptionId, content } = declaration;
  if (giftCardId !== null) {
    const refusal = await db.transaction((tx) => withdrawGiftCard(tx, giftCardId, clock.now()));
    return refusal === null || refusal === "ALREADY_REFUNDED" ? done("GIFT_CARD_REFUNDED") : forStaff;
  }
  if (clientId === null) return forStaff;
  const context = contextOf(dependencies, declaration, clientId);
  if (orderId !== null) {
    const order = await findOrderOf(db, orderId, clientId);
    return order ? withdrawFromOrder(context, declaration, order) : forStaff;
  }
  const subscription = subscriptionId === null ? null : await findSubscription(db, subscriptionId);
  if (subscription?.clientId !== clientId) return forStaff;
  if (content.ends_on && content.ends_on > todayOf(clock.now())) return waiting("ENDS_LATER");
  await terminate(
    context,
    { id: subscription.profileId, sid: subscription.id },
    { reason: null, comment: content.reason ?? "" },
    false,
  );
  return done("SUBSCRIPTION_ENDED");
}
