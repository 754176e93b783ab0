import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Json = Record<string, unknown>;
interface Payment {
  pspReference: string;
  reference: string;
  amount: number;
  state: "waiting" | "authorised" | "refused" | "cancelled";
  request: Json;
}

export const adyenKeys = {
  apiKey: "AQE-stand-in",
  merchantAccount: "PetiteMalleTest",
  clientKey: "test_stand_in",
  hmacKey: "44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056",
};

const field = (value: unknown, name: string): Json => ((value as Json | null)?.[name] ?? {}) as Json;
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Adyen's Checkout API as far as the shop uses it, on a free port of this machine. What a stored method does stands in
 * its id: `ok-1`, `funds-1`, `redirect-1`. Checks the key and the merchant account, and repeats its answer to a known
 * idempotency key.
 */
export async function startAdyenServer() {
  const stored = new Map<string, { shopper: string; type: string }>();
  const payments = new Map<string, Payment>();
  const refunds: { psp: string; reference: string; amount: number | null }[] = [];
  const sessions: Json[] = [];
  const answers = new Map<string, { status: number; body: unknown }>();
  const calls: string[] = [];
  let toLose = 0;

  const ok = (body: unknown) => ({ status: 200, body });
  const refuse = (status: number, message: string) => ({ status, body: { status, errorCode: "14_012", message } });

  /** A card is stored with the payment that asked for it, once that is authorised. */
  function storeFrom({ state, request, reference }: Payment) {
    if (state === "authorised" && request["storePaymentMethod"] === true)
      stored.set(`ok-of-${reference}`, { shopper: text(request["shopperReference"]), type: "scheme" });
  }

  function pay(request: Json) {
    const method = field(request, "paymentMethod");
    const id = text(method["storedPaymentMethodId"]);
    if (id !== "" && stored.get(id)?.shopper !== request["shopperReference"]) return refuse(422, "no such token");
    const card = text(method["encryptedCardNumber"]);
    const behaviour = id + card === "" ? "redirect" : (id + card).split("-")[0];
    const payment: Payment = {
      pspReference: randomUUID().slice(0, 16).toUpperCase(),
      reference: text(request["reference"]),
      amount: Number(field(request, "amount")["value"]),
      state: behaviour === "ok" ? "authorised" : behaviour === "redirect" ? "waiting" : "refused",
      request,
    };
    payments.set(payment.reference, payment);
    const { pspReference, state } = payment;
    if (state === "authorised") {
      storeFrom(payment);
      return ok({ pspReference, resultCode: "Authorised" });
    }
    if (state === "refused")
      return ok({ pspReference, resultCode: "Refused", refusalReason: "Not enough balance", refusalReasonCode: "12" });
    const url = `https://checkoutshopper.adyen.example/${payment.reference}`;
    return ok({
      resultCode: "RedirectShopper",
      action: { type: "redirect", method: "GET", url, paymentMethodType: "scheme" },
    });
  }

  /** A redirect result of this stand-in is `{reference}:{what the customer did}`; a setup's is `setup:{what}`. */
  function finish(request: Json) {
    const [reference = "", decision] = text(field(request, "details")["redirectResult"]).split(":");
    if (reference === "setup") return ok({ resultCode: decision === "confirm" ? "Authorised" : "Refused" });
    const payment = payments.get(reference);
    if (!payment) return refuse(422, "invalid redirectResult");
    if (payment.state === "waiting") {
      payment.state = decision === "confirm" ? "authorised" : "refused";
      storeFrom(payment);
    }
    return ok({
      pspReference: payment.pspReference,
      merchantReference: reference,
      ...(payment.state === "authorised"
        ? { resultCode: "Authorised" }
        : { resultCode: "Refused", refusalReason: "3D Not Authenticated", refusalReasonCode: "11" }),
    });
  }

  function giveBack(psp: string, request: Json) {
    const payment = [...payments.values()].find(({ pspReference }) => pspReference === psp);
    if (!payment) return refuse(422, "Original pspReference required for this operation");
    const amount = request["amount"] ? Number(field(request, "amount")["value"]) : null;
    const reference = text(request["reference"]);
    refunds.push({ psp, reference, amount });
    return ok({
      merchantAccount: adyenKeys.merchantAccount,
      pspReference: `R${reference.slice(0, 15)}`,
      status: "received",
    });
  }

  function listStored(shopper: string | null) {
    const storedPaymentMethods = [...stored].flatMap(([id, one], index) =>
      one.shopper === shopper
        ? [
            {
              id,
              type: one.type,
              brand: "mc",
              lastFour: "1115",
              expiryMonth: "3",
              expiryYear: "2030",
              createdAt: new Date(1_700_000_000_000 + index * 1000).toISOString(),
            },
          ]
        : [],
    );
    return ok({ merchantAccount: adyenKeys.merchantAccount, storedPaymentMethods });
  }

  function openSession(request: Json) {
    sessions.push(request);
    return ok({
      id: `CS${sessions.length}`,
      sessionData: "session-data",
      amount: request["amount"],
      expiresAt: "2026-12-01T00:00:00Z",
    });
  }

  function route(verb: string, url: URL, request: Json): { status: number; body: unknown } {
    const [, , resource = "", id = "", action = ""] = url.pathname.split("/");
    const account = request["merchantAccount"] ?? url.searchParams.get("merchantAccount");
    const path = [verb, resource, id && (resource === "payments" && action === "" ? id : "*"), action]
      .filter(Boolean)
      .join(" ");
    if (path !== "POST payments details" && account !== adyenKeys.merchantAccount) return refuse(403, "wrong account");
    switch (path) {
      case "POST payments":
        return pay(request);
      case "POST payments details":
        return finish(request);
      case "POST payments * refunds":
      case "POST payments * reversals":
        return giveBack(id, request);
      case "POST cancels": {
        const payment = payments.get(text(request["paymentReference"]));
        if (payment?.state === "waiting") payment.state = "cancelled";
        return ok({
          pspReference: `C${randomUUID().slice(0, 15)}`,
          status: "received",
          reference: request["reference"],
        });
      }
      case "POST sessions":
        return openSession(request);
      case "GET storedPaymentMethods":
        return listStored(url.searchParams.get("shopperReference"));
      case "DELETE storedPaymentMethods *":
        stored.delete(id);
        return { status: 204, body: undefined };
      default:
        return refuse(404, `no ${path}`);
    }
  }

  function handle(request: IncomingMessage, body: string): { status: number; body: unknown } {
    if (request.headers["x-api-key"] !== adyenKeys.apiKey) return refuse(401, "HTTP Status Response - Unauthorized");
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? answers.get(key) : undefined;
    if (known) return known;
    const url = new URL(request.url ?? "/", "http://localhost");
    calls.push(`${request.method} ${url.pathname}`);
    const answer = route(request.method ?? "", url, body === "" ? {} : (JSON.parse(body) as Json));
    if (typeof key === "string") answers.set(key, answer);
    return answer;
  }

  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let sent = "";
    for await (const chunk of request) sent += chunk;
    const { status, body } = handle(request, sent);
    if (toLose > 0) {
      toLose -= 1;
      request.socket.destroy();
      return;
    }
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(body === undefined ? "" : JSON.stringify(body));
  };
  const server = createServer((request, response) => void answerRequest(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  interface Notified {
    eventCode: string;
    success: boolean;
    merchantReference: string;
    pspReference?: string;
    reason?: string;
    cents?: number;
    account?: string;
  }
  /** A notification item, signed as Adyen documents it. */
  function item({ eventCode, success, merchantReference, ...rest }: Notified, key = adyenKeys.hmacKey) {
    const { pspReference = "PSP1", reason = "", cents = 1000, account = adyenKeys.merchantAccount } = rest;
    const signed = [pspReference, "", account, merchantReference, cents, "EUR", eventCode, success].join(":");
    const hmacSignature = createHmac("sha256", Buffer.from(key, "hex")).update(signed).digest("base64");
    return {
      NotificationRequestItem: {
        additionalData: { hmacSignature },
        amount: { currency: "EUR", value: cents },
        eventCode,
        eventDate: "2026-11-21T10:00:00+01:00",
        merchantAccountCode: account,
        merchantReference,
        pspReference,
        reason,
        success: String(success),
      },
    };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    payments,
    refunds,
    sessions,
    stored,
    item,
    delivery: (...items: unknown[]): RequestInit => ({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ live: "false", notificationItems: items }),
    }),
    /** The browser stored a method with Adyen's form. */
    store: (id: string, shopper: string, type = "scheme") => void stored.set(id, { shopper, type }),
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

export type AdyenServer = Awaited<ReturnType<typeof startAdyenServer>>;
