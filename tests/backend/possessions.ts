import { randomUUID } from "node:crypto";
import { returns } from "#backend/db/schema/after-sale.ts";
import { createBillingAddress } from "#contract/addresses.ts";
import { getClientCart } from "#contract/cart.ts";
import { createTicket } from "#contract/customer-service.ts";
import { createGiftCard } from "#contract/gift-cards.ts";
import { aCard, anAddress, aShippingAddress, type SignedIn } from "./builders.ts";
import type { TestApi } from "./create-test-api.ts";
import { anOrderRow } from "./order-rows.ts";
import { aBox, aProfile, aSubscription } from "./profile-builders.ts";

async function aReturn(api: TestApi, clientId: string, orderId: string): Promise<string> {
  const id = randomUUID();
  await api.dependencies.db.insert(returns).values({
    id,
    clientId,
    orderId,
    status: "DECLARED",
    mode: "POST_OFFICE",
    carrier: "-",
    trackingNumber: id,
    createdAt: api.clock.now(),
    handInBy: "2026-12-21",
  });
  return id;
}

/** One of everything a client can have that has an id of its own: what stands in the path, by the start of the path. */
export async function possessionsOf(api: TestApi, { token, client_id }: SignedIn) {
  const kid = await aProfile(api, token);
  const subscriptionId = await aSubscription(api, kid, {});
  const boxId = await aBox(api, kid, { subscriptionId, kind: "SUBSCRIPTION" });
  const orderId = await anOrderRow(api, client_id);
  const [shipping, billing, card] = [
    await aShippingAddress(api, token),
    await api.call(createBillingAddress, { token, body: anAddress() }),
    await aCard(api, token),
  ];
  const giftCard = await api.call(createGiftCard, {
    token,
    idempotencyKey: randomUUID(),
    body: {
      amount: 20,
      for: "KID",
      recipient: { name: "Mina" },
      buyer: { name: "Jeanne", email: "jeanne@example.com" },
      payment: { payment_method_id: card.id },
    },
  });
  const cart = await api.call(getClientCart, { token });
  const ticket = await api.call(createTicket, {
    token,
    body: { object: "Colis", content: "Où est mon colis ?", sender_email: "jeanne@example.com", sender_name: "Jeanne" },
  });
  const returnId = await aReturn(api, client_id, orderId);
  const byPath: Record<string, Record<string, string>> = {
    "/clients/me/kids/:id/subscriptions/:sid": { id: kid.id, sid: subscriptionId },
    "/clients/me/kids/:id/requests/:rid": { id: kid.id, rid: String(boxId) },
    "/clients/me/kids/:id/quiz-answers/:code": { id: kid.id, code: "subscriber" },
    "/clients/me/kids/:id": { id: kid.id },
    "/shop/kids/:id": { id: kid.id },
    "/clients/me/shipping-addresses/:id": { id: shipping.id },
    "/clients/me/billing-addresses/:id": { id: billing.id },
    "/clients/me/payment-methods/:id": { id: card.id },
    "/clients/me/orders/:id": { id: orderId },
    "/clients/me/returns/:id": { id: returnId },
    "/clients/me/tickets/:id": { id: ticket.id },
    "/gift_cards/:id": { id: giftCard.id },
    "/carts/:cart_id": { cart_id: cart.id },
  };
  return {
    /** The ids in a path that are the client's; null for a path of nobody's things. */
    idsIn: (path: string): Record<string, string> | null =>
      byPath[Object.keys(byPath).find((start) => path === start || path.startsWith(`${start}/`)) ?? ""] ?? null,
  };
}
