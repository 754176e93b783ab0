import { randomUUID } from "node:crypto";
import type { Stripe } from "stripe";
import type { Answer } from "../stand-in.ts";
import {
  aConfiguration,
  aCustomer,
  anId,
  aPaymentIntent,
  aPaymentMethod,
  aRefund,
  aSetupIntent,
  typeOf,
  type Card,
  type Fields,
} from "./objects.ts";

/** What happens on the page of a bank or a service; `later`: it knows the end only hours after. */
export type BankAnswer = "confirm" | "refuse" | "cancel" | "later";

const failure = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } });
export const invalid = (message: string, status = 400, code?: string): Answer =>
  failure(status, { type: "invalid_request_error", message, ...(code ? { code } : {}) });
const missing = (): Answer => invalid("No such object", 404, "resource_missing");
const ok = (body: unknown): Answer => ({ status: 200, body });
const list = (data: unknown[]): Answer => ok({ object: "list", data, has_more: false, url: "/" });

const cardErrors: Record<string, [code: string, declineCode: string]> = {
  declined: ["card_declined", "generic_decline"],
  funds: ["card_declined", "insufficient_funds"],
};
/** Stripe's test numbers, and what the cards do. */
const testNumbers: Record<string, [behaviour: string, brand: string]> = {
  "4242424242424242": ["ok", "visa"],
  "5555555555554444": ["ok", "mastercard"],
  "4000000000000002": ["declined", "visa"],
  "4000000000009995": ["funds", "visa"],
  "4000002500003155": ["sca", "visa"],
};
const behaviourOf = (methodId: string): string =>
  typeOf(methodId) === "card" ? (methodId.split("_")[1] ?? "ok") : "sca";

/** Klarna alone says who ended it. */
const failureOf = ({ payment_method_types: types }: Stripe.PaymentIntent, answer: "refuse" | "cancel") =>
  types.includes("klarna")
    ? (`payment_method_${answer === "cancel" ? "customer" : "provider"}_decline` as const)
    : "payment_intent_authentication_failure";

/** What only goes with `confirm=true`. */
const ofConfirming = ["mandate_data", "off_session", "return_url"];

/** What a customer's agreement to later charges has to say of itself, where one is told. `isBrowser`: it is told from theirs. */
function faultOfAgreement(fields: Fields, isBrowser: boolean): Answer | null {
  const told = (name: string) => fields[`mandate_data[customer_acceptance]${name}`];
  const type = told("[type]");
  if (type === undefined || type === "offline") return null;
  if (type !== "online")
    return invalid("Invalid mandate_data[customer_acceptance][type]: must be one of offline, online");
  const isKnown = told("[online][ip_address]") !== undefined && told("[online][user_agent]") !== undefined;
  const isInferred = isBrowser && told("[online][infer_from_client]") === "true";
  return isKnown || isInferred ? null : invalid("Missing required param: mandate_data[customer_acceptance][online]");
}
const isAgreed = (fields: Fields): boolean => fields["mandate_data[customer_acceptance][type]"] !== undefined;

/** Cards alone are charged later without an agreement that Stripe keeps, a mandate. */
const needsMandate = (methodId: string): boolean => typeOf(methodId) !== "card";

function faultOfCreating(fields: Fields): Answer | null {
  if (fields["confirm"] === "true") return faultOfAgreement(fields, false);
  const given = ofConfirming.find((name) => Object.keys(fields).some((key) => key.split("[")[0] === name));
  return given === undefined ? null : invalid(`The parameter ${given} cannot be passed unless confirm is set to true`);
}

/** Where a page of Stripe's asks the customer; the tests answer this host. */
const hooks = "https://hooks.stripe.com/authenticate";

/** What Stripe knows and does. `tell`: an event, for the webhook. */
export function createStripeWorld(tell: (type: string, object: unknown) => void) {
  const customers = new Map<string, Stripe.Customer>();
  const methods = new Map<string, { owner: string | null; card?: Card; hasMandate?: boolean }>();
  const setups = new Map<string, Stripe.SetupIntent>();
  const intents = new Map<string, Stripe.PaymentIntent>();
  const refunds = new Map<string, Stripe.Refund>();
  /** What the account offers; a test may take some away. */
  const offered = ["card", "paypal", "klarna", "ideal"];
  /** An account without a configuration tells nothing of what it offers. */
  const account = { isConfigured: true };
  /** Where the customer of an intent goes back to. */
  const returns = new Map<string, string>();

  const read = (id: string): Stripe.PaymentMethod => {
    const { owner = null, card } = methods.get(id) ?? {};
    return aPaymentMethod(id, owner, card);
  };
  /** A method that goes to nobody, or to somebody who agreed to nothing, takes no mandate along. */
  const own = (id: string, owner: string | null, hasMandate = false) =>
    methods.set(id, { ...methods.get(id), owner, hasMandate });

  function succeed(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    Object.assign(intent, {
      status: "succeeded",
      next_action: null,
      amount_received: intent.amount,
      latest_charge: anId("ch"),
    } satisfies Partial<Stripe.PaymentIntent>);
    // A method whose charge succeeded stays with the customer only where that was asked for.
    if (intent.setup_future_usage && typeof intent.payment_method === "string")
      own(intent.payment_method, intent.customer as string | null, true);
    tell("payment_intent.succeeded", intent);
    return intent;
  }
  function fail(intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError) {
    Object.assign(intent, {
      status: "requires_payment_method",
      next_action: null,
      payment_method: null,
      last_payment_error: error,
    } satisfies Partial<Stripe.PaymentIntent>);
    tell("payment_intent.payment_failed", intent);
  }

  /** A kind that is not turned on. */
  function faultOfKind(fields: Fields): Answer | null {
    const type = fields["allowed_payment_method_types[0]"] ?? "card";
    const message = `The payment method type provided: ${type} is invalid. Please ensure the provided type is activated in your dashboard.`;
    if (offered.includes(type)) return null;
    const param = "allowed_payment_method_types[0]";
    return failure(400, { type: "invalid_request_error", code: "payment_intent_invalid_parameter", message, param });
  }

  function createIntent(fields: Fields): Answer {
    const service = fields["payment_method_data[type]"];
    const methodId = fields["payment_method"] ?? (service === undefined ? null : anId(`pm_${service}`));
    if (service !== undefined && methodId !== null) own(methodId, null);
    if (methodId !== null && !methods.has(methodId)) return missing();
    const fault = faultOfCreating(fields) ?? faultOfKind(fields);
    if (fault) return fault;
    const isOffSession = fields["off_session"] === "true";
    if (methodId !== null && needsMandate(methodId)) {
      if (fields["setup_future_usage"] && !isAgreed(fields))
        return invalid(
          `When confirming a PaymentIntent with a \`${typeOf(methodId)}\` PaymentMethod and \`setup_future_usage\`, \`mandate_data\` is required.`,
        );
      if (isOffSession && !methods.get(methodId)?.hasMandate)
        return invalid("This PaymentIntent requires a mandate, but no existing mandate was found.");
    }
    const intent = aPaymentIntent(fields, methodId);
    intents.set(intent.id, intent);
    const isAgreedTo = methodId !== null && needsMandate(methodId) && isOffSession;
    const behaviour = methodId === null ? "sca" : isAgreedTo ? "ok" : behaviourOf(methodId);
    const refuse = (code: string, decline_code: string) => {
      fail(intent, { type: "card_error", code, decline_code, message: "declined" });
      return failure(402, { ...intent.last_payment_error, payment_intent: intent });
    };
    const cardError = cardErrors[behaviour];
    if (cardError) return refuse(...cardError);
    if (behaviour !== "sca") return ok(succeed(intent));
    if (isOffSession) return refuse("authentication_required", "authentication_required");
    const return_url = fields["return_url"];
    if (!return_url) return invalid("return_url is needed");
    returns.set(intent.id, return_url);
    intent.status = "requires_action";
    intent.next_action = { type: "redirect_to_url", redirect_to_url: { url: `${hooks}/${intent.id}`, return_url } };
    return ok(intent);
  }

  function createMethod(fields: Fields): Answer {
    const type = fields["type"] ?? "";
    if (type !== "card") {
      const id = `pm_${type}_${randomUUID().replaceAll("-", "")}`;
      own(id, null);
      return ok(read(id));
    }
    const known = testNumbers[fields["card[number]"] ?? ""];
    if (!known)
      return failure(402, { type: "card_error", code: "incorrect_number", message: "Your card number is incorrect." });
    const [behaviour, brand] = known;
    const id = `pm_${behaviour}_${randomUUID().replaceAll("-", "")}`;
    const [exp_month, exp_year] = [Number(fields["card[exp_month]"]), Number(fields["card[exp_year]"])];
    methods.set(id, { owner: null, card: { brand, last4: fields["card[number]"]!.slice(-4), exp_month, exp_year } });
    return ok(read(id));
  }

  function confirmSetup(id: string, fields: Fields): Answer {
    const setup = setups.get(id);
    const methodId = fields["payment_method"] ?? "";
    if (!setup || setup.client_secret !== fields["client_secret"] || !methods.has(methodId)) return missing();
    const fault = faultOfAgreement(fields, true);
    if (fault) return fault;
    if (needsMandate(methodId) && !isAgreed(fields))
      return invalid(
        `When confirming a SetupIntent with a \`${typeOf(methodId)}\` PaymentMethod, \`mandate_data\` is required.`,
      );
    setup.payment_method = methodId;
    const behaviour = behaviourOf(methodId);
    const cardError = cardErrors[behaviour];
    if (cardError) {
      const [code, decline_code] = cardError;
      setup.status = "requires_payment_method";
      return failure(402, { type: "card_error", code, decline_code, message: "declined", setup_intent: setup });
    }
    if (behaviour === "sca") {
      const return_url = fields["return_url"] ?? null;
      if (return_url !== null) returns.set(id, return_url);
      setup.status = "requires_action";
      setup.next_action = { type: "redirect_to_url", redirect_to_url: { url: `${hooks}/${id}`, return_url } };
    } else finishSetup(setup);
    return ok(setup);
  }
  function finishSetup(setup: Stripe.SetupIntent) {
    setup.status = "succeeded";
    setup.next_action = null;
    const { payment_method, customer } = setup;
    if (typeof payment_method === "string" && typeof customer === "string" && typeOf(payment_method) !== "ideal")
      own(payment_method, customer, true);
  }

  /** What the customer answers on a page; answers where the browser goes back to. */
  function answerBank(id: string, answer: BankAnswer): string {
    const url = new URL(returns.get(id) ?? "https://hooks.stripe.com/done");
    const setup = setups.get(id);
    const intent = intents.get(id);
    const status = { confirm: "succeeded", refuse: "failed", cancel: "failed", later: "pending" }[answer];
    if (setup?.status === "requires_action") {
      if (answer === "confirm") finishSetup(setup);
      else if (answer === "later") Object.assign(setup, { status: "processing", next_action: null });
      else
        Object.assign(setup, {
          status: "requires_payment_method",
          next_action: null,
          payment_method: null,
          last_setup_error: { type: "invalid_request_error", code: "setup_intent_authentication_failure" },
        } satisfies Partial<Stripe.SetupIntent>);
    }
    if (intent?.status === "requires_action") {
      if (answer === "confirm") succeed(intent);
      else if (answer === "later") {
        Object.assign(intent, { status: "processing", next_action: null });
        tell("payment_intent.processing", intent);
      } else fail(intent, { type: "invalid_request_error", code: failureOf(intent, answer) });
    }
    const kind = setup ? "setup_intent" : "payment_intent";
    url.searchParams.set(kind, id);
    url.searchParams.set(`${kind}_client_secret`, (setup ?? intent)?.client_secret ?? "");
    url.searchParams.set("redirect_status", status);
    return url.href;
  }

  function createRefund(fields: Fields): Answer {
    const intent = intents.get(fields["payment_intent"] ?? "");
    if (!intent) return missing();
    const given = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent.id);
    const left = given.reduce((sum, { amount }) => sum - amount, intent.status === "succeeded" ? intent.amount : 0);
    const refund = aRefund(fields, intent.payment_method_types[0] ?? "card");
    if (refund.amount > left) return invalid("too much", 400, "charge_already_refunded");
    refunds.set(refund.id, refund);
    return ok(refund);
  }

  function attach(id: string, customer: string | null): Answer {
    if (!methods.has(id)) return missing();
    if (typeOf(id) === "ideal") return invalid("cannot be attached");
    own(id, customer);
    return ok(read(id));
  }
  function cancel(intent: Stripe.PaymentIntent): Answer {
    if (intent.status === "succeeded") return invalid("late", 400, "payment_intent_unexpected_state");
    intent.status = "canceled";
    return ok(intent);
  }
  const found = (object: unknown): Answer => (object ? ok(object) : missing());
  const added = <T extends { id: string }>(map: Map<string, T>, object: T): Answer => {
    map.set(object.id, object);
    return ok(object);
  };

  /** A call of the API. `fields` are those of the body, or of the query where there is none. */
  function call(verb: string, path: string, fields: Fields): Answer {
    const [resource = "", id = "", action = ""] = path.split("/");
    const isFixed = id === "search";
    switch (`${verb} ${[resource, id && !isFixed ? ":id" : id, action].filter(Boolean).join("/")}`) {
      case "GET payment_method_configurations":
        return list(account.isConfigured ? [aConfiguration(offered)] : []);
      case "POST customers":
        return added(customers, aCustomer(fields));
      case "GET customers/:id/payment_methods":
        return list([...methods].filter(([, { owner }]) => owner === id).map(([key]) => read(key)));
      case "POST setup_intents":
        return faultOfCreating(fields) ?? faultOfKind(fields) ?? added(setups, aSetupIntent(fields));
      case "GET setup_intents/:id":
        return found(setups.get(id));
      case "POST setup_intents/:id/confirm":
        return confirmSetup(id, fields);
      case "POST payment_methods":
        return createMethod(fields);
      case "GET payment_methods/:id":
        return methods.has(id) ? ok(read(id)) : missing();
      case "POST payment_methods/:id/attach":
        return attach(id, fields["customer"] ?? null);
      case "POST payment_methods/:id/detach":
        return attach(id, null);
      case "POST refunds":
        return createRefund(fields);
      case "POST payment_intents":
        return createIntent(fields);
      case "GET payment_intents":
        return list([...intents.values()].filter(({ customer }) => customer === fields["customer"]));
      case "GET payment_intents/search": {
        const wanted = /'([\da-f-]{36})'$/.exec(fields["query"] ?? "")?.[1];
        return list([...intents.values()].filter(({ metadata }) => metadata["payment_id"] === wanted));
      }
      case "GET payment_intents/:id":
        return found(intents.get(id));
      case "POST payment_intents/:id/cancel": {
        const intent = intents.get(id);
        return intent ? cancel(intent) : missing();
      }
      default:
        return missing();
    }
  }

  return {
    customers,
    intents,
    offered,
    account,
    refunds,
    call,
    answerBank,
    /** The end of a payment that took its time. */
    settle: (id: string) => {
      const intent = intents.get(id);
      if (intent?.status === "processing") succeed(intent);
    },
    /** The browser stored a method with Stripe's form. */
    store: (id: string, owner: string | null = null) => void own(id, owner),
    setUp: (id: string, payment_method: string) => {
      const setup = setups.get(id);
      if (setup) Object.assign(setup, { payment_method, status: "succeeded" });
    },
    ownerOf: (id: string) => methods.get(id)?.owner ?? null,
    intentOf: (paymentId: string) => [...intents.values()].find(({ metadata }) => metadata["payment_id"] === paymentId),
  };
}
