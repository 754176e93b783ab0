import { isPostcodeValid } from "#contract/addresses.ts";
import type { CountryCode, Locale, LocaleOption } from "#contract/locale.ts";
import { toCents } from "#contract/money.ts";
import type { WantedPiece } from "../cart/lines.ts";
import { findAddress } from "../addresses/store.ts";
import { findCart } from "../cart/store.ts";
import type { Caller, Dependencies } from "../context.ts";
import type { StoredAddress, StoredDelivery } from "../db/schema/order.ts";
import type { Queryable } from "../db/database.ts";
import type { Coupon, ReducedTotals } from "../discounts/reduce.ts";
import { toCodeError } from "../discounts/service.ts";
import { carrierOf, carriers, findOffer } from "../delivery/offers.ts";
import { findPickupPoint } from "../delivery/pickup-points.ts";
import { planDelivery } from "../delivery/working-days.ts";
import { ApiError } from "../http/problem.ts";
import { isExpired } from "../payment-methods/expiry.ts";
import { findPaymentMethod } from "../payment-methods/store.ts";
import { notEnoughStock, planQuote, resolveLines, toQuote, type RequestedLine } from "./quote.ts";
import type { StoredPaymentMethod } from "./store.ts";

export type OrderContext = Dependencies & {
  caller: Caller;
  idempotencyKey: string | null;
  locale: Locale;
  localeOption: LocaleOption;
};

type AddressChoice = { id: string } | StoredAddress;
export interface CheckoutInput {
  lines: RequestedLine[];
  shipping_address: AddressChoice;
  billing_address?: AddressChoice | undefined;
  delivery: { mode: "HOME" } | { mode: "PICKUP_POINT"; pickup_point_id: string };
  payment_method_id?: string | undefined;
  code?: string | null;
  use_wallet?: boolean;
  expected_total_ttc: number;
  expected_due_ttc?: number | undefined;
  cart_id?: string | undefined;
}

/** Everything an order is made of, checked against prices and stock of now. */
export interface Checkout {
  lines: WantedPiece[];
  totals: ReducedTotals;
  /** The code it uses; null without one, and when it would change nothing. */
  coupon: Coupon | null;
  delivery: StoredDelivery;
  shippingAddress: StoredAddress;
  billingAddress: StoredAddress;
  /** Null when nothing is left to charge. */
  method: StoredPaymentMethod | null;
  cartId: string | null;
}

/** A saved address of either kind: a customer may send parcels to the billing address. */
async function findSavedAddress(db: Queryable, id: string, clientId: string): Promise<StoredAddress> {
  const saved = (await findAddress(db, clientId, "shipping", id)) ?? (await findAddress(db, clientId, "billing", id));
  if (!saved) throw new ApiError("ADDRESS_NOT_FOUND");
  const { id: _, is_default: __, ...address } = saved;
  return address;
}

async function requireAddress(db: Queryable, choice: AddressChoice, clientId: string): Promise<StoredAddress> {
  const address = "id" in choice ? await findSavedAddress(db, choice.id, clientId) : choice;
  if (!isPostcodeValid(address.country_code, address.postcode)) throw new ApiError("POSTCODE_INVALID");
  return address;
}

/** A method of the client that can be charged today. A card is valid through its last day in Paris. */
export async function requireMethod(
  { db, payments, clock, caller }: OrderContext,
  id: string,
): Promise<StoredPaymentMethod> {
  const method = await findPaymentMethod(db, caller.clientId, id);
  if (!method || !payments.has(method.gateway)) throw new ApiError("PAYMENT_METHOD_NOT_FOUND");
  if (isExpired(method.expirationDate, clock.now())) throw new ApiError("PAYMENT_METHOD_EXPIRED");
  return method;
}

function requireDelivery(
  input: CheckoutInput["delivery"],
  country: CountryCode,
  locale: Locale,
  now: Date,
): StoredDelivery {
  const offer = findOffer(country, input.mode);
  if (!offer) throw new ApiError("DELIVERY_MODE_NOT_AVAILABLE");
  const point = input.mode === "PICKUP_POINT" ? findPickupPoint(input.pickup_point_id) : null;
  if (input.mode === "PICKUP_POINT" && point?.country_code !== country) throw new ApiError("PICKUP_POINT_UNKNOWN");
  const days = planDelivery(now, offer.days);
  return {
    mode: input.mode,
    carrier: point?.carrier ?? carriers[carrierOf(offer, locale)],
    pickup_point: point,
    expected_from: days.from,
    expected_until: days.until,
  };
}

/** Reads and checks an order before anything is written. Throws the errors of `createOrder` in the contract. */
export async function planCheckout(input: CheckoutInput, context: OrderContext): Promise<Checkout> {
  const { db, clock, caller, locale } = context;
  const now = clock.now();
  const lines = await resolveLines(db, input.lines, locale, now);
  const shippingAddress = await requireAddress(db, input.shipping_address, caller.clientId);
  const billingAddress = input.billing_address
    ? await requireAddress(db, input.billing_address, caller.clientId)
    : shippingAddress;
  const delivery = requireDelivery(input.delivery, shippingAddress.country_code, locale, now);
  const savedMethod = input.payment_method_id ? await requireMethod(context, input.payment_method_id) : null;
  if (lines.some(({ piece, quantity }) => piece.stock < quantity)) throw notEnoughStock(lines);
  const code = input.code ?? null;
  const wish = {
    clientId: caller.clientId,
    country: shippingAddress.country_code,
    mode: delivery.mode,
    code,
    useWallet: input.use_wallet ?? false,
  };
  const plan = await planQuote(db, lines, wish, now);
  const { totals, coupon, refusal } = plan;
  if (refusal) throw toCodeError(refusal);
  if (
    totals.totalCents !== toCents(input.expected_total_ttc) ||
    (input.expected_due_ttc !== undefined && totals.dueCents !== toCents(input.expected_due_ttc))
  )
    throw new ApiError("TOTAL_CHANGED", { data: { quote: toQuote(lines, plan, code) } });
  if (totals.dueCents > 0 && savedMethod === null) throw new ApiError("PAYMENT_METHOD_NOT_FOUND");
  const cart = input.cart_id ? await findCart(db, input.cart_id) : null;
  return {
    lines,
    totals,
    coupon: totals.isCodeEffective ? coupon : null,
    delivery,
    shippingAddress,
    billingAddress,
    method: totals.dueCents > 0 ? savedMethod : null,
    cartId: cart?.clientId === caller.clientId ? cart.id : null,
  };
}
