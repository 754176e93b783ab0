import { createHash } from "node:crypto";
import type { z } from "zod";
import type { createGiftCard } from "#contract/gift-cards.ts";
import type { RequestContext } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { ApiError } from "../http/problem.ts";
import { requireMethod } from "../orders/checkout.ts";
import { encryptedPrefix, kindOf, onSessionMethod } from "../payments/on-session-method.ts";
import type { ChargedMethod } from "../payments/store.ts";

export type GiftCardPayment = NonNullable<z.output<(typeof createGiftCard)["body"]>["payment"]>;

/** A saved method of the caller, a card that was entered in the provider's form for this once, or a service. */
export async function requireChargedMethod(payment: GiftCardPayment, context: RequestContext): Promise<ChargedMethod> {
  if ("payment_method_id" in payment) {
    const { caller } = context;
    if (!caller) throw new ApiError("PAYMENT_METHOD_NOT_FOUND");
    return requireMethod({ ...context, caller }, payment.payment_method_id);
  }
  if ("payment_method_type" in payment) {
    const { payment_method_type: type } = payment;
    const provider = [...context.payments.values()].find(({ paymentMethodTypes }) => paymentMethodTypes.includes(type));
    if (!provider || kindOf(type) === "card") throw new ApiError("PAYMENT_PLATFORM_NOT_AVAILABLE");
    return { ...onSessionMethod(type, "guest"), gateway: provider.gateway };
  }
  const { payment_gateway: gateway } = payment;
  if (!context.payments.has(gateway)) throw new ApiError("PAYMENT_PLATFORM_NOT_AVAILABLE");
  const providerPaymentMethodId = idOfCard(payment);
  const card = { gateway, providerPaymentMethodId, type: `card_via_${gateway}`, brand: "", last4: "" };
  return "encrypted_card" in payment ? { ...card, encryptedCard: payment.encrypted_card } : card;
}

/** How the provider calls a card of a guest's; one that is encrypted has a made-up id that tells it again once it is gone. */
export function idOfCard(card: Extract<GiftCardPayment, { payment_gateway: string }>): string {
  if (!("encrypted_card" in card)) return card.provider_payment_method_id;
  const { encryptedCardNumber } = card.encrypted_card;
  return encryptedPrefix + createHash("sha256").update(encryptedCardNumber).digest("hex");
}

export async function findPaymentMethodRow(
  db: Queryable,
  id: string | null,
): Promise<Pick<typeof paymentMethods.$inferSelect, "type" | "brand" | "last4"> | null> {
  if (id === null) return null;
  return (await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)))[0] ?? null;
}
