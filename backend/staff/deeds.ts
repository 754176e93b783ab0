import {
  createBillingAddress,
  createShippingAddress,
  updateBillingAddress,
  updateShippingAddress,
} from "#contract/addresses.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { createGiftCard, payGiftCard } from "#contract/gift-cards.ts";
import { toDecimal } from "#contract/money.ts";
import { createOrder, payOrder } from "#contract/orders.ts";
import {
  createAdyenSession,
  createPaymentMethod,
  createSetupIntent,
  updatePaymentMethod,
} from "#contract/payment-methods.ts";
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
import type { Caller, RequestContext } from "../context.ts";
import { findPickupPoint } from "../delivery/pickup-points.ts";
import type { HandlerInput } from "../http/implementation.ts";
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
  return method === null ? null : `${method.brand} •••• ${method.last4}`;
}

const profileOf = async ({ db, caller }: Needs, id: string): Promise<string | null> =>
  (await findProfileOf(db, caller.clientId, id))?.firstname ?? null;

type Delivery = { mode: "HOME" } | { mode: "PICKUP_POINT"; pickup_point_id: string };
const pointOf = (delivery: Delivery | undefined): string | null => {
  if (delivery?.mode !== "PICKUP_POINT") return null;
  const point = findPickupPoint(delivery.pickup_point_id);
  return point === null ? delivery.pickup_point_id : lineOf(point);
};

/** From the wallet, to an address the client had: nothing new happens to the client's money or parcels. */
const order: Rule<typeof createOrder> = async ({ body }, context) => {
  const { shipping_address: to, delivery, payment_method_id: methodId, use_wallet: usesWallet } = body;
  if (methodId === undefined && "id" in to && delivery.mode === "HOME") return null;
  const saved = "id" in to ? await findAnyAddress(context.db, context.caller.clientId, to.id) : to;
  return deed("ORDER", {
    amount_ttc: usesWallet ? (body.expected_due_ttc ?? body.expected_total_ttc) : body.expected_total_ttc,
    address: pointOf(delivery) ?? (saved && lineOf(saved)),
    payment_method: await methodOf(context, methodId),
  });
};

const paid: Rule<typeof payOrder> = async ({ params, body }, context) => {
  const found = await findOrderOf(context.db, params.id, context.caller.clientId);
  return deed("PAYMENT", {
    amount_ttc: body.expected_due_ttc ?? (found && toDecimal(amountDueCents(found))),
    payment_method: await methodOf(context, body.payment_method_id),
    subject: found && found.number,
  });
};

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

/** A card that pays once and is not kept is nobody's saved one. */
const giftCard: Rule<typeof createGiftCard> = async ({ body: { payment, amount, recipient } }, context) =>
  payment !== undefined && "payment_method_id" in payment
    ? deed("PAYMENT", {
        amount_ttc: amount,
        payment_method: await methodOf(context, payment.payment_method_id),
        subject: recipient.name,
      })
    : null;
const giftCardAgain: Rule<typeof payGiftCard> = async ({ body: { payment } }, context) =>
  "payment_method_id" in payment
    ? deed("PAYMENT", { payment_method: await methodOf(context, payment.payment_method_id) })
    : null;

const method: Rule = async () => deed("PAYMENT_METHOD");
const defaultMethod: Rule<typeof updatePaymentMethod> = async ({ params }, context) =>
  deed("PAYMENT_METHOD", { payment_method: await methodOf(context, params.id) });

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
  rule(declareSatisfied, kept),
  rule(decideBox, decided),
  rule(createGiftCard, giftCard),
  rule(payGiftCard, giftCardAgain),
  rule(createSetupIntent, method),
  rule(createAdyenSession, method),
  rule(createPaymentMethod, method),
  rule(updatePaymentMethod, defaultMethod),
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
