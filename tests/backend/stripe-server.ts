import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Fields = Record<string, string>;
interface Intent {
  id: string;
  object: "payment_intent";
  status: string;
  amount: number;
  customer: string | null;
  metadata: Fields;
  setup_future_usage: string | null;
  last_payment_error: Record<string, unknown> | null;
  next_action: { redirect_to_url: { url: string } } | null;
}

export const stripeKeys = {
  secretKey: "sk_test_stand_in",
  publicKey: "pk_test_stand_in",
  webhookSecret: "whsec_stand_in",
};

const cardErrors: Record<string, [code: string, declineCode: string]> = {
  declined: ["card_declined", "generic_decline"],
  funds: ["card_declined", "insufficient_funds"],
};

/**
 * Stripe's HTTP API as far as the shop uses it, on a free port of this machine. What a payment method does stands in
 * its id: `pm_ok_1`, `pm_declined_1`, `pm_funds_1`, `pm_sca_1`. Checks the key, and that an idempotency key comes with
 * the same parameters again.
 */
export async function startStripeServer() {
  const customers = new Map<string, Fields>();
  const owners = new Map<string, string | null>();
  const setups = new Map<string, { customer: string; payment_method: string | null; status: string }>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, { id: string; payment_intent: string; amount: number; metadata: Fields }>();
  const answers = new Map<string, { parameters: string; status: number; body: unknown }>();
  const calls: string[] = [];
  /** Answers that are still to be lost on their way, after the request was done. */
  let toLose = 0;

  const failure = (status: number, error: Record<string, unknown>) => ({ status, body: { error } });
  const missing = () => failure(404, { type: "invalid_request_error", code: "resource_missing", message: "No such" });
  const ok = (body: unknown) => ({ status: 200, body });
  const list = (data: unknown[]) => ok({ object: "list", data, has_more: false, url: "/" });
  const typeOf = (id: string) => ["paypal", "klarna", "ideal"].find((type) => id.startsWith(`pm_${type}`)) ?? "card";
  const method = (id: string) => ({
    id,
    object: "payment_method",
    type: typeOf(id),
    customer: owners.get(id) ?? null,
    card: { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2029 },
  });
  const nested = (fields: Fields, name: string): Fields =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) =>
        key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
      ),
    );

  function createIntent(fields: Fields) {
    const behaviour = fields["payment_method"]?.split("_")[1] ?? "sca";
    const isOffSession = fields["off_session"] === "true";
    const intent: Intent = {
      id: `pi_${randomUUID()}`,
      object: "payment_intent",
      status: "succeeded",
      amount: Number(fields["amount"]),
      customer: fields["customer"] ?? null,
      metadata: nested(fields, "metadata"),
      setup_future_usage: fields["setup_future_usage"] ?? null,
      last_payment_error: null,
      next_action: null,
    };
    intents.set(intent.id, intent);
    const refuse = (code: string, decline_code: string) => {
      intent.status = "requires_payment_method";
      intent.last_payment_error = { type: "card_error", code, decline_code };
      return failure(402, { ...intent.last_payment_error, message: "declined", payment_intent: intent });
    };
    const cardError = cardErrors[behaviour];
    if (cardError) return refuse(...cardError);
    if (behaviour === "sca" && isOffSession) return refuse("authentication_required", "authentication_required");
    if (behaviour === "sca") {
      if (!fields["return_url"]) return failure(400, { type: "invalid_request_error", message: "return_url" });
      intent.status = "requires_action";
      intent.next_action = { redirect_to_url: { url: `https://hooks.stripe.example/${intent.id}` } };
    }
    // A method whose charge succeeded stays with the customer only where that was asked for.
    const methodId = fields["payment_method"];
    if (methodId && intent.status === "succeeded" && intent.setup_future_usage) owners.set(methodId, intent.customer);
    return ok(intent);
  }

  function createRefund(fields: Fields) {
    const intent = intents.get(fields["payment_intent"] ?? "");
    if (!intent) return missing();
    const given = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent.id);
    const left = given.reduce((sum, { amount }) => sum - amount, intent.status === "succeeded" ? intent.amount : 0);
    const amount = Number(fields["amount"]);
    if (amount > left)
      return failure(400, { type: "invalid_request_error", code: "charge_already_refunded", message: "too much" });
    const refund = {
      id: `re_${randomUUID()}`,
      payment_intent: intent.id,
      amount,
      metadata: nested(fields, "metadata"),
    };
    refunds.set(refund.id, refund);
    return ok({ ...refund, object: "refund", status: "succeeded" });
  }

  function createSetup(fields: Fields) {
    const id = `seti_${randomUUID()}`;
    setups.set(id, { customer: fields["customer"] ?? "", payment_method: null, status: "requires_payment_method" });
    return ok({ id, object: "setup_intent", client_secret: `${id}_secret` });
  }

  function createCustomer(fields: Fields) {
    const id = `cus_${randomUUID()}`;
    customers.set(id, fields);
    return ok({ id, object: "customer" });
  }

  function attach(id: string, customer: string | null) {
    if (!owners.has(id)) return missing();
    if (typeOf(id) === "ideal") return failure(400, { type: "invalid_request_error", message: "cannot be attached" });
    owners.set(id, customer);
    return ok(method(id));
  }

  function route(verb: string, url: URL, fields: Fields): { status: number; body: unknown } {
    const [, , resource = "", id = "", action = ""] = url.pathname.split("/");
    switch (`${verb} ${resource}${id && resource !== "payment_intents" ? "/" : ""} ${action}`.trim()) {
      case "POST customers":
        return createCustomer(fields);
      case "GET customers/ payment_methods":
        return list([...owners].filter(([, owner]) => owner === id).map(([key]) => method(key)));
      case "POST setup_intents":
        return createSetup(fields);
      case "GET setup_intents/":
        return setups.has(id) ? ok({ id, object: "setup_intent", ...setups.get(id) }) : missing();
      case "GET payment_methods/":
        return owners.has(id) ? ok(method(id)) : missing();
      case "POST payment_methods/ attach":
        return attach(id, fields["customer"] ?? null);
      case "POST payment_methods/ detach":
        return attach(id, null);
      case "POST refunds":
        return createRefund(fields);
      case "POST payment_intents":
        return createIntent(fields);
      default:
        break;
    }
    if (resource !== "payment_intents") return missing();
    if (verb === "GET" && id === "")
      return list([...intents.values()].filter(({ customer }) => customer === url.searchParams.get("customer")));
    if (verb === "GET" && id === "search") {
      const wanted = /'([\da-f-]{36})'$/.exec(url.searchParams.get("query") ?? "")?.[1];
      return list([...intents.values()].filter(({ metadata }) => metadata["payment_id"] === wanted));
    }
    const intent = intents.get(id);
    if (!intent) return missing();
    if (action === "cancel") {
      if (intent.status === "succeeded")
        return failure(400, {
          type: "invalid_request_error",
          code: "payment_intent_unexpected_state",
          message: "late",
        });
      intent.status = "canceled";
    }
    return ok(intent);
  }

  function handle(request: IncomingMessage, text: string): { status: number; body: unknown } {
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      return failure(401, { type: "invalid_request_error", message: "Invalid API Key" });
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? answers.get(key) : undefined;
    if (known && known.parameters !== text)
      return failure(400, { type: "idempotency_error", message: "other parameters" });
    if (known) return known;
    const url = new URL(request.url ?? "/", "http://localhost");
    calls.push(`${request.method} ${url.pathname.replaceAll(/\/(pi|pm|cus|seti)_[^/]*/g, "/$1")}`);
    const answer = route(request.method ?? "", url, Object.fromEntries(new URLSearchParams(text)));
    if (typeof key === "string") answers.set(key, { parameters: text, ...answer });
    return answer;
  }

  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { status, body } = handle(request, text);
    if (toLose > 0) {
      toLose -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answerRequest(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  /** A signed delivery, made `secondsAgo` with `secret`. */
  function sign(event: unknown, { secondsAgo = 0, secret = stripeKeys.webhookSecret } = {}) {
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000) - secondsAgo;
    const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    return { method: "POST", body, headers: { "stripe-signature": `t=${at},v1=${signature}` } };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    customers,
    intents,
    refunds,
    sign,
    event: (type: string, object: unknown) => ({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } }),
    /** The browser stored a method with Stripe's form. */
    store: (id: string, customer: string | null = null) => void owners.set(id, customer),
    setUp: (id: string, paymentMethod: string) => {
      const setup = setups.get(id);
      if (setup) setups.set(id, { ...setup, payment_method: paymentMethod, status: "succeeded" });
    },
    ownerOf: (id: string) => owners.get(id) ?? null,
    intentOf: (paymentId: string) => [...intents.values()].find(({ metadata }) => metadata["payment_id"] === paymentId),
    loseAnswers: (count: number) => {
      toLose = count;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
