import { toDecimal } from "#contract/money.ts";
import { prepaymentCents } from "#contract/terms.ts";
import { readAddresses } from "../addresses/store.ts";
import { findVariantsWithProducts } from "../catalog/store.ts";
import { findClient } from "../clients/store.ts";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { orderLines, orders, type StoredAddress, type StoredDelivery } from "../db/schema/order.ts";
import { carrierOf, carriers, findOffer } from "../delivery/offers.ts";
import { findPickupPoint } from "../delivery/pickup-points.ts";
import { textLocaleOf } from "../mails/texts.ts";
import { nextOrderNumber, toOrderLine } from "../orders/line.ts";
import { addEvent } from "../orders/store.ts";
import { optimisticDelivery } from "../subscriptions/delivery-dates.ts";
import { billOf } from "./bill.ts";
import { postponeLate } from "./compose-step.ts";
import { readStanding } from "./standing.ts";
import { holdBox } from "./hold.ts";
import { enqueueBoxMail } from "./mails.ts";
import { planRequestTransition } from "./machine.ts";
import { prepareDaysBefore, shipAt } from "./schedule.ts";
import { findItems, moveRequest, type LockedBox, type StoredRequest } from "./store.ts";

type Needs = Pick<Dependencies, "clock" | "payments">;

/** How the box travels; a pickup point of another country than the address by now gives way to the door. */
function planParcel(
  request: StoredRequest,
  address: StoredAddress,
  deliveryDate: string,
  locale: string,
): StoredDelivery {
  const { mode: wanted, pickup_point_id: id } = request.delivery;
  const found = wanted === "PICKUP_POINT" && id !== null ? findPickupPoint(id) : null;
  const point = found?.country_code === address.country_code ? found : null;
  const mode = point ? "PICKUP_POINT" : "HOME";
  const offer = findOffer(address.country_code, mode);
  if (!offer) throw new Error(`no delivery to ${address.country_code}`);
  return {
    mode,
    carrier: point?.carrier ?? carriers[carrierOf(offer, textLocaleOf(locale))],
    pickup_point: point,
    expected_from: optimisticDelivery(deliveryDate, { country: address.country_code, mode }),
    expected_until: deliveryDate,
  };
}

async function findAddresses(tx: Transaction, clientId: string): Promise<[StoredAddress, StoredAddress] | null> {
  const defaults = [await readAddresses(tx, clientId, "shipping"), await readAddresses(tx, clientId, "billing")].map(
    (saved) => saved.find(({ is_default }) => is_default),
  );
  const [shipping, billing] = defaults.map((address) => {
    if (!address) return null;
    const { id: _, is_default: __, ...fields } = address;
    return fields;
  });
  return shipping ? [shipping, billing ?? shipping] : null;
}

/** The order of a packed box, as if all of it were kept; what really is decides its bill. */
async function insertBoxOrder(
  tx: Transaction,
  { request }: LockedBox,
  [shippingAddress, billingAddress]: [StoredAddress, StoredAddress],
  now: Date,
): Promise<{ id: string; pieces: number; totalCents: number }> {
  const client = await findClient(tx, request.clientId);
  if (!client) throw new Error("a box without its client");
  const delivery = planParcel(request, shippingAddress, request.deliveryDate, client.locale);
  const items = await findItems(tx, request.id);
  const found = await findVariantsWithProducts(
    tx,
    items.map(({ variantId }) => variantId),
    textLocaleOf(client.locale),
    now,
  );
  const id = crypto.randomUUID();
  const lines = items.map(({ variantId, unitPriceCents }, position) => {
    const piece = found.find(({ variant }) => variant.variant_id === variantId);
    if (!piece) throw new Error(`no variant ${variantId}`);
    return toOrderLine({ orderId: id, position, piece, quantity: 1, unitPriceCents, lookId: null });
  });
  const packed = lines.map((line) => ({ ...line, returnedQuantity: 0, exchangedQuantity: 0 }));
  const bill = billOf(packed, { country: shippingAddress.country_code, mode: delivery.mode });
  await tx.insert(orders).values({
    ...bill,
    id,
    number: nextOrderNumber(now),
    clientId: request.clientId,
    kind: "BOX",
    status: "PREPARED",
    locale: client.locale,
    delivery,
    shippingAddress,
    billingAddress,
    createdAt: now,
  });
  await tx.insert(orderLines).values(lines);
  await addEvent(tx, id, "PREPARED", now);
  return { id, pieces: items.length, totalCents: bill.itemsTotalCents };
}

/**
 * Packs a locked, validated box: its order takes over the pieces. Without an address, a card, or while a box is unpaid
 * it is held. The prepayment is charged after the transaction.
 */
export async function prepareStep(needs: Needs, tx: Transaction, box: LockedBox): Promise<boolean> {
  const { request } = box;
  const now = needs.clock.now();
  const next = planRequestTransition(request.status, "PREPARED");
  if (!next) return false;
  const reason = (await readStanding({ ...needs, db: tx }, request.clientId)).blockOf(request.profileId);
  if (reason) return holdBox(tx, box, reason, now);
  const addresses = await findAddresses(tx, request.clientId);
  if (!addresses) return holdBox(tx, box, "ADDRESS_MISSING", now);
  const deliveryDate = await postponeLate(tx, box, prepareDaysBefore, now);
  const order = await insertBoxOrder(tx, box, addresses, now);
  await moveRequest(tx, request.id, next, now, {
    orderId: order.id,
    dueAt: shipAt(deliveryDate),
    blockedReason: null,
  });
  await enqueueBoxMail(
    tx,
    "box-prepared",
    request,
    {
      pieces: order.pieces,
      prepayment_ttc: toDecimal(prepaymentCents),
      total_ttc: toDecimal(order.totalCents),
    },
    now,
  );
  return true;
}
