import {
  createBillingAddress,
  createShippingAddress,
  updateBillingAddress,
  updateShippingAddress,
} from "#contract/addresses.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { replaceClient, updateClient } from "#contract/client.ts";
import { createGiftCard, payGiftCard, redeemGiftCard } from "#contract/gift-cards.ts";
import { toDecimal } from "#contract/money.ts";
import { updateLoyalty } from "#contract/loyalty.ts";
import { createOrder, payOrder, setOrderReductions } from "#contract/orders.ts";
import {
  createAdyenSession,
  createPaymentMethod,
  createSetupIntent,
  deletePaymentMethod,
  updatePaymentMethod,
} from "#contract/payment-methods.ts";
import { createReturn } from "#contract/returns.ts";
import { createRequest, declareSatisfied } from "#contract/requests.ts";
import type { StaffConsentDeed } from "#contract/staff.ts";
import { decideBox } from "#contract/try-on.ts";
import {
  createSubscription,
  resumeSubscription,
  undoSubscriptionChange,
  updateSubscription,
} from "#contract/subscriptions.ts";
import { findAnyAddress } from "../addresses/store.ts";
import { nameOfMethod } from "../mails/name-of-method.ts";
import { planOptinChanges } from "../clients/optins.ts";
import { findClient } from "../clients/store.ts";
import type { Caller, RequestContext } from "../context.ts";
import { findPickupPoint } from "../delivery/pickup-points.ts";
import type { HandlerInput } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { amountDueCents } from "../orders/due.ts";
import { findOrderOf } from "../orders/store.ts";
import { findPaymentMethod } from "../payment-methods/store.ts";
import { findProfileOf } from "../profiles/store.ts";

/** What a call would do, in the words of its consent; null where it needs none. */
type Rule<E extends Endpoint = Endpoint> = (
  input: HandlerInput<E>,
  context: RequestContext & { caller: Caller },
) => Promise<StaffConsentDeed | null>;

type Needs = Pick<RequestContext, "db"> & { caller: Caller };

const deed = (kind: StaffConsentDeed["kind"], facts: Partial<StaffConsentDeed> = {}): StaffConsentDeed => ({
  kind,
  amount_ttc: null,
  address: null,
  payment_method: null,
  subject: null,
  is_wallet_used: null,
  news: [],
  ...facts,
});

interface Place {
  firstname?: string | undefined;
  lastname?: string | undefined;
  street?: string | undefined;
  street_extra?: string | undefined;
  postcode?: string | undefined;
  city?: string | undefined;
  country_code?: string | undefined;
  name?: string | undefined;
}

const lineOf = ({ name, firstname, lastname, street, street_extra, postcode, city, country_code }: Place): string =>
  [name, [firstname, lastname], street, street_extra, [postcode, city], country_code]
    .map((part) => (Array.isArray(part) ? part.filter(Boolean).join(" ") : part))
    .filter(Boolean)
    .join(", ");

async function methodOf({ db, caller }: Needs, id: string | undefined): Promise<string | null> {
  const method = id === undefined ? null : await findPaymentMethod(db, caller.clientId, id);
  return method && nameOfMethod(method);
}

const profileOf = async ({ db, caller }: Needs, id: string): Promise<string | null> =>
  (await findProfileOf(db, caller.clientId, id))?.firstname ?? null;

type Delivery = { mode: "HOME" } | { mode: "PICKUP_POINT"; pickup_point_id: string };
const pointOf = (delivery: Delivery | undefined): string | null => {
  if (delivery?.mode !== "PICKUP_POINT") return null;
  const point = findPickupPoint(delivery.pickup_point_id);
  return point === null ? delivery.pickup_point_id : lineOf(point);
};

/** Without a method and the wallet, to an address the client had: nothing happens to the client's money or parcels. */
const order: Rule<typeof createOrder> = async ({ body }, context) => {
  const { shipping_address: to, delivery, payment_method_id: methodId, use_wallet: usesWallet } = body;
  if (methodId === undefined && !usesWallet && "id" in to && delivery.mode === "HOME") return null;
  const saved = "id" in to ? await findAnyAddress(context.db, context.caller.clientId, to.id) : to;
  return deed("ORDER", {
    amount_ttc: usesWallet ? (body.expected_due_ttc ?? body.expected_total_ttc) : body.expected_total_ttc,
    address: pointOf(delivery) ?? (saved && lineOf(saved)),
    payment_method: await methodOf(context, methodId),
    is_wallet_used: usesWallet || null,
  });
};

const paid: Rule<typeof payOrder> = async ({ params, body }, context) => {
  const found = await findOrderOf(context.db, params.id, context.caller.clientId);
  return deed("PAYMENT", {
    amount_ttc: body.expected_due_ttc ?? (found && toDecimal(amountDueCents(found))),
    payment_method: await methodOf(context, body.payment_method_id),
    subject: found && found.number,
    is_wallet_used: body.use_wallet ?? null,
  });
};

/** A code alone moves no money; what the wallet is to pay does. */
const reduced: Rule<typeof setOrderReductions> = async ({ params, body }, { db, caller }) => {
  const found = await findOrderOf(db, params.id, caller.clientId);
  if (!body.use_wallet && !found?.usesWallet && !found?.walletCents) return null;
  return deed("WALLET", { subject: found && found.number, is_wallet_used: body.use_wallet });
};

/** Money that goes back where it came from is nobody's choice. */
const sentBack: Rule<typeof createReturn> = async ({ body }, { db, caller }) => {
  if (body.refund_to !== "WALLET") return null;
  const found = body.order_id === undefined ? null : await findOrderOf(db, body.order_id, caller.clientId);
  return deed("WALLET_REFUND", { subject: found && found.number });
};

/** What the code is worth is not told before: asking would be a way to guess codes. */
const redeemed: Rule<typeof redeemGiftCard> = async () => deed("GIFT_CARD");

/** Keeping everything bills the box at once. */
const kept: Rule<typeof declareSatisfied> = async ({ params }, { db, caller }) =>
  deed("PAYMENT", { subject: (await findOrderOf(db, params.id, caller.clientId))?.number ?? null });

/** What goes back is charged to nobody before its parcel came; keeping all that is left bills the box at once. */
const decided: Rule<typeof decideBox> = async ({ params, body }, { db, caller }) =>
  body.items.every(({ decision }) => decision === "KEEP")
    ? deed("PAYMENT", {
        amount_ttc: body.expected_due_ttc ?? null,
        subject: (await findOrderOf(db, params.id, caller.clientId))?.number ?? null,
      })
    : null;

/**
 * A card that pays once and is not kept is nobody's saved one. What opens the gift card goes to the buyer: that is the
 * client, whatever pays.
 */
const giftCard: Rule<typeof createGiftCard> = async ({ body: { payment, amount, recipient, buyer } }, context) => {
  const client = await findClient(context.db, context.caller.clientId);
  if (buyer.email.toLowerCase() !== client?.email.toLowerCase())
    throw new ApiError("STAFF_NOT_ALLOWED", { detail: "staff may name no other buyer than the client" });
  if (payment === undefined || !("payment_method_id" in payment)) return null;
  return deed("PAYMENT", {
    amount_ttc: amount,
    payment_method: await methodOf(context, payment.payment_method_id),
    subject: [recipient.name, recipient.email].filter(Boolean).join(", "),
  });
};
const giftCardAgain: Rule<typeof payGiftCard> = async ({ body: { payment } }, context) =>
  "payment_method_id" in payment
    ? deed("PAYMENT", { payment_method: await methodOf(context, payment.payment_method_id) })
    : null;

const method: Rule = async () => deed("PAYMENT_METHOD");
const defaultMethod: Rule<typeof updatePaymentMethod> = async ({ params }, context) =>
  deed("PAYMENT_METHOD", { payment_method: await methodOf(context, params.id) });

const forgottenMethod: Rule<typeof deletePaymentMethod> = async ({ params }, context) =>
  deed("PAYMENT_METHOD_REMOVAL", { payment_method: await methodOf(context, params.id) });

/** What a client says to news, in the words of its consent; what was said already is no news. */
const changedClient: Rule<typeof updateClient> = async ({ body }, { db, caller }) => {
  const before = await findClient(db, caller.clientId);
  if (before === null) return null;
  const said = planOptinChanges(before, { isOptinKid: body.is_optin_kid, isOptinWoman: body.is_optin_woman });
  return said.length === 0
    ? null
    : deed("NEWS", { news: said.map(({ line, isGiven }) => ({ line, is_given: isGiven })) });
};
const membership: Rule<typeof updateLoyalty> = async ({ body }) =>
  deed(body.is_member ? "LOYALTY_JOIN" : "LOYALTY_LEAVE");

const newAddress: Rule<typeof createShippingAddress> = async ({ body }) => deed("ADDRESS", { address: lineOf(body) });
/** Another default among the client's own addresses, or another phone, moves nothing to a new place. */
const changedAddress: Rule<typeof updateShippingAddress> = async ({ params, body }, { db, caller }) => {
  const { is_default: _, phone: __, ...place } = body;
  if (Object.values(place).every((value) => value === undefined)) return null;
  const before = await findAnyAddress(db, caller.clientId, params.id);
  return deed("ADDRESS", { address: lineOf({ ...before, ...place }) });
};

const newBox: Rule<typeof createRequest> = async ({ params, body }, context) =>
  deed("BOX", { subject: await profileOf(context, params.id), address: pointOf(body.delivery) });
const newSubscription: Rule<typeof createSubscription> = async ({ params, body }, context) =>
  deed("BOX", { subject: await profileOf(context, params.id), address: pointOf(body.delivery) });
const resumed: Rule<typeof resumeSubscription> = async ({ params, query }, context) =>
  query.dry_run ? null : deed("BOX", { subject: await profileOf(context, params.id) });
const takenBack: Rule<typeof undoSubscriptionChange> = async ({ params }, context) =>
  deed("BOX", { subject: await profileOf(context, params.id) });
const boxesElsewhere: Rule<typeof updateSubscription> = async ({ params, query, body }, context) => {
  const address = query.dry_run ? null : pointOf(body.delivery);
  return address === null ? null : deed("ADDRESS", { subject: await profileOf(context, params.id), address });
};

const rule = <E extends Endpoint>(endpoint: E, decide: Rule<E>): [Endpoint, Rule] => [endpoint, decide];

/** The calls that staff may make with the client's consent, and when they need it. */
export const consentRules: ReadonlyMap<Endpoint, Rule> = new Map([
  rule(createOrder, order),
  rule(payOrder, paid),
  rule(setOrderReductions, reduced),
  rule(createReturn, sentBack),
  rule(redeemGiftCard, redeemed),
  rule(declareSatisfied, kept),
  rule(decideBox, decided),
  rule(createGiftCard, giftCard),
  rule(payGiftCard, giftCardAgain),
  rule(createSetupIntent, method),
  rule(createAdyenSession, method),
  rule(createPaymentMethod, method),
  rule(updatePaymentMethod, defaultMethod),
  rule(deletePaymentMethod, forgottenMethod),
  rule(updateClient, changedClient),
  rule(replaceClient, changedClient),
  rule(updateLoyalty, membership),
  rule(createShippingAddress, newAddress),
  rule(createBillingAddress, newAddress),
  rule(updateShippingAddress, changedAddress),
  rule(updateBillingAddress, changedAddress),
  rule(createRequest, newBox),
  rule(createSubscription, newSubscription),
  rule(resumeSubscription, resumed),
  rule(undoSubscriptionChange, takenBack),
  rule(updateSubscription, boxesElsewhere),
]);

const savesMethod: readonly Endpoint[] = [createSetupIntent, createAdyenSession, createPaymentMethod];

/**
 * What a consent is bound to: the call with all that is sent. The card of a form cannot be known before: there it is the
 * saving itself.
 */
export const boundTo = (endpoint: Endpoint, input: HandlerInput<Endpoint>): unknown =>
  savesMethod.includes(endpoint) ? ["PAYMENT_METHOD"] : [endpoint.method, endpoint.path, input.params, input.body];

/** The first step of a form of the provider's: the consent is used by the last. */
export const isPreparation = (endpoint: Endpoint): boolean => savesMethod.slice(0, 2).includes(endpoint);
