import { isPostcodeValid } from "#contract/addresses.ts";
import type { CountryCode, Locale, LocaleOption } from "#contract/locale.ts";
import { toCents } from "#contract/money.ts";
import type { Price } from "#contract/price.ts";
import type { WantedPiece } from "../cart/lines.ts";
import { findAnyAddress } from "../addresses/store.ts";
import { findCart } from "../cart/store.ts";
import type { Caller, Dependencies } from "../context.ts";
import type { StoredAddress, StoredDelivery } from "../db/schema/order.ts";
import type { Queryable } from "../db/database.ts";
import type { Coupon } from "../discounts/judge.ts";
import { countGuess } from "../discounts/guesses.ts";
import { toCodeError } from "../discounts/service.ts";
import { readBuyer } from "../discounts/store.ts";
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
  keep_payment_method?: boolean;
  codes?: string[];
  use_wallet?: boolean;
  expected_total_ttc: number;
  expected_due_ttc?: number | undefined;
  cart_id?: string | undefined;
}

/** Everything an order is made of, checked against prices and stock of now. */
export interface Checkout {
  lines: WantedPiece[];
  totals: Price;
  /** The code it uses; null without one, and when it would change nothing. */
  coupon: Coupon | null;
  delivery: StoredDelivery;
  shippingAddress: StoredAddress;
  billingAddress: StoredAddress;
  /** Null when nothing is left to charge. */
  method: StoredPaymentMethod | null;
  keepsMethod: boolean;
  cartId: string | null;
}

/** A saved address may be of either kind: a customer may send parcels to the billing address. */
async function findChosen(db: Queryable, choice: AddressChoice, clientId: string): Promise<StoredAddress | null> {
  if (!("id" in choice)) return choice;
  const saved = await findAnyAddress(db, clientId, choice.id);
  if (!saved) return null;
  const { id: _, is_default: __, ...address } = saved;
  return address;
}

/** Where a parcel goes to; null for a saved address the client does not have. */
export async function findCountry(
  db: Queryable,
  choice: { id: string } | { country_code: CountryCode },
  clientId: string,
): Promise<CountryCode | null> {
  if ("country_code" in choice) return choice.country_code;
  return (await findAnyAddress(db, clientId, choice.id))?.country_code ?? null;
}

function requireAddress(address: StoredAddress | null): StoredAddress {
  if (!address) throw new ApiError("ADDRESS_NOT_FOUND");
  if (!isPostcodeValid(address.country_code, address.postcode)) throw new ApiError("POSTCODE_INVALID");
  return address;
}

/** The method, when it can be charged today. A card is valid through its last day in Paris. */
function requireChargeable({ payments, clock }: OrderContext, method: StoredPaymentMethod | null): StoredPaymentMethod {
  if (!method || !payments.has(method.gateway)) throw new ApiError("PAYMENT_METHOD_NOT_FOUND");
  if (isExpired(method.expirationDate, clock.now())) throw new ApiError("PAYMENT_METHOD_EXPIRED");
  return method;
}

/** A method of the client that can be charged today. */
export const requireMethod = async (context: OrderContext, id: string): Promise<StoredPaymentMethod> =>
  requireChargeable(context, await findPaymentMethod(context.db, context.caller.clientId, id));

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
  const { clientId } = caller;
  const now = clock.now();
  const methodId = input.payment_method_id;
  const code = input.codes?.[0] ?? null;
  await countGuess(context, code);
  const [lines, shipping, billing, method, buyer, cart] = await Promise.all([
    resolveLines(db, input.lines, clientId, locale, now),
    findChosen(db, input.shipping_address, clientId),
    input.billing_address ? findChosen(db, input.billing_address, clientId) : undefined,
    methodId ? findPaymentMethod(db, clientId, methodId) : null,
    readBuyer(db, clientId, now),
    input.cart_id ? findCart(db, input.cart_id) : null,
  ]);
  const shippingAddress = requireAddress(shipping);
  const billingAddress = billing === undefined ? shippingAddress : requireAddress(billing);
  const delivery = requireDelivery(input.delivery, shippingAddress.country_code, locale, now);
  const savedMethod = methodId ? requireChargeable(context, method) : null;
  if (lines.some(({ piece, quantity }) => piece.stock < quantity)) throw notEnoughStock(lines);
  const wish = {
    clientId,
    country: shippingAddress.country_code,
    mode: delivery.mode,
    code,
    useWallet: input.use_wallet ?? false,
  };
  const plan = await planQuote(db, lines, buyer, wish, now);
  const { totals, coupon, refusal } = plan;
  if (refusal) throw toCodeError(refusal);
  if (
    totals.totalCents !== toCents(input.expected_total_ttc) ||
    (input.expected_due_ttc !== undefined && totals.dueCents !== toCents(input.expected_due_ttc))
  )
    throw new ApiError("TOTAL_CHANGED", { data: { quote: toQuote(lines, plan, code) } });
  if (totals.dueCents > 0 && savedMethod === null) throw new ApiError("PAYMENT_METHOD_NOT_FOUND");
  return {
    lines,
    totals,
    coupon: totals.isCodeEffective ? coupon : null,
    delivery,
    shippingAddress,
    billingAddress,
    method: totals.dueCents > 0 ? savedMethod : null,
    keepsMethod: input.keep_payment_method ?? false,
    cartId: cart?.clientId === clientId ? cart.id : null,
  };
}
