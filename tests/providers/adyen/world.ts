import { randomUUID } from "node:crypto";
import type { Answer } from "../stand-in.ts";
import type { Notified } from "./webhook.ts";
import { adyenKeys } from "./keys.ts";

export type Json = Record<string, unknown>;
/** What happens on the page of a bank or a service; `later`: it knows the end only hours after. */
export type BankAnswer = "confirm" | "refuse" | "cancel" | "later";

interface Payment {
  pspReference: string;
  reference: string;
  amount: number;
  state: "waiting" | "authorised" | "refused" | "cancelled" | "received";
  /** On a page of a bank or a service. */
  isAsked: boolean;
  request: Json;
}

/** What a payment is after its customer was asked. */
const endings: Record<BankAnswer, Payment["state"]> = {
  confirm: "authorised",
  refuse: "refused",
  cancel: "cancelled",
  later: "received",
};

/** Countries of services that are sold in some only. */
const ofKlarna = ["AT", "BE", "DE", "ES", "FR", "IE", "IT", "NL", "PT"];
const soldIn: Record<string, readonly string[] | undefined> = {
  klarna: ofKlarna,
  klarna_paynow: ofKlarna,
  ideal: ["NL"],
};

const field = (value: unknown, name: string): Json => ((value as Json | null)?.[name] ?? {}) as Json;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const isCardPayment = ({ request }: Payment): boolean => text(field(request, "paymentMethod")["type"]) === "scheme";
/** The same by answer and by webhook, whichever comes first. */
function refusalOf(payment: Payment) {
  if (!payment.isAsked) return { refusalReason: "Not enough balance", refusalReasonCode: "12" };
  return isCardPayment(payment)
    ? { refusalReason: "3D Not Authenticated", refusalReasonCode: "11" }
    : { refusalReason: "Refused", refusalReasonCode: "2" };
}
const ok = (body: unknown): Answer => ({ status: 200, body });
const created = (body: unknown): Answer => ({ status: 201, body });
/**
 * The refusals that Adyen's OpenAPI publishes, each with the code and the kind of its example. It publishes none of an address that
 * there is not: that is 404 in the same shape.
 */
export const refusals = {
  400: { errorCode: "702", errorType: "validation" },
  401: { errorCode: "000", errorType: "security" },
  403: { errorCode: "901", errorType: "security" },
  404: { errorCode: "000", errorType: "validation" },
  422: { errorCode: "14_030", errorType: "validation" },
  500: { errorCode: "905", errorType: "configuration" },
} as const;
export const refuse = (status: keyof typeof refusals, message: string): Answer => ({
  status,
  body: { status, ...refusals[status], message },
});
const aPsp = (): string => randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase();
const { merchantAccount } = adyenKeys;

/** Where a page of Adyen's asks the customer; the tests answer this host. */
const checkoutHost = "https://checkoutshopper-test.adyen.com";
const pageOf = (reference: string): string => `${checkoutHost}/authenticate/${reference}`;

/**
 * What Adyen knows and does. What a stored method does stands in its id, and that of a card in its encrypted number:
 * `ok-1`, `funds-1`, `redirect-1`. `tell`: an item, for the webhook.
 */
export function createAdyenWorld(tell: (item: Notified) => void) {
  const stored = new Map<string, { shopper: string; type: string }>();
  const payments = new Map<string, Payment>();
  const refunds: { psp: string; reference: string; amount: number | null }[] = [];
  const sessions: Json[] = [];
  /** Where the customer of a payment goes back to. */
  const returns = new Map<string, string>();

  /** A card is stored with the payment that asked for it, once that is authorised. */
  function settle(payment: Payment, state: Payment["state"]): void {
    const { request, reference, pspReference, amount } = payment;
    payment.state = state;
    const type = text(field(request, "paymentMethod")["type"]);
    if (state === "authorised" && request["storePaymentMethod"] === true)
      stored.set(`ok-of-${reference}`, { shopper: text(request["shopperReference"]), type });
    if (state === "authorised" || state === "refused")
      tell({
        eventCode: "AUTHORISATION",
        success: state === "authorised",
        merchantReference: reference,
        pspReference,
        cents: amount,
        ...(state === "refused" ? { reason: refusalOf(payment).refusalReason } : {}),
      });
  }

  /** A payment as `/payments` and a session make it. */
  function attempt(request: Json, id: string, returnUrl: string): Payment {
    const card = text(field(request, "paymentMethod")["encryptedCardNumber"]);
    const behaviour = id + card === "" ? "redirect" : (id + card).split("-")[0];
    const payment: Payment = {
      pspReference: aPsp(),
      reference: text(request["reference"]),
      amount: Number(field(request, "amount")["value"]),
      state: "waiting",
      isAsked: behaviour === "redirect",
      request,
    };
    payments.set(payment.reference, payment);
    returns.set(payment.reference, returnUrl);
    if (behaviour === "ok") settle(payment, "authorised");
    else if (behaviour !== "redirect") settle(payment, "refused");
    return payment;
  }
  /** PayPal's own script is to ask its customer, unless its page is asked for. */
  const leadOn = ({ reference, request }: Payment) => {
    const { type, subtype } = field(request, "paymentMethod");
    const paymentMethodType = text(type);
    if (type === "paypal" && subtype !== "redirect")
      return { resultCode: "Pending", action: { type: "sdk", paymentMethodType, sdkData: { token: "EC-1" } } };
    const action = { type: "redirect", method: "GET", url: pageOf(reference), paymentMethodType };
    return { resultCode: "RedirectShopper", action };
  };

  /** A kind that the account does not take, or no longer. */
  const refuseKind = (request: Json): Answer | null =>
    offered.includes(text(field(request, "paymentMethod")["type"]))
      ? null
      : refuse(500, "Payment details are not supported");

  function pay(request: Json): Answer {
    const { storedPaymentMethodId } = field(request, "paymentMethod");
    const id = text(storedPaymentMethodId);
    const refused = refuseKind(request);
    if (refused) return refused;
    if (id !== "" && stored.get(id)?.shopper !== request["shopperReference"]) return refuse(422, "no such token");
    const payment = attempt(request, id, text(request["returnUrl"]));
    const { pspReference, state } = payment;
    if (state === "authorised") return ok({ pspReference, resultCode: "Authorised" });
    if (state === "refused") return ok({ pspReference, resultCode: "Refused", ...refusalOf(payment) });
    return ok(leadOn(payment));
  }

  /** A redirect result of this stand-in is `{reference}:{what the customer did}`; a setup's is `setup:{what}`. */
  function finish(redirectResult: string): Answer {
    const [reference = "", decision] = redirectResult.split(":");
    if (reference === "setup") return ok({ resultCode: decision === "confirm" ? "Authorised" : "Refused" });
    const payment = payments.get(reference);
    if (!payment) return refuse(422, "invalid redirectResult");
    if (payment.state === "waiting") settle(payment, endings[decision as BankAnswer] ?? "refused");
    const { pspReference, state } = payment;
    const known = { pspReference, merchantReference: reference };
    if (state === "authorised") return ok({ ...known, resultCode: "Authorised" });
    if (state === "received") return ok({ ...known, resultCode: "Received" });
    if (state === "cancelled") return ok({ ...known, resultCode: "Cancelled" });
    return ok({ ...known, resultCode: "Refused", ...refusalOf(payment) });
  }

  function giveBack(psp: string, request: Json): Answer {
    const payment = [...payments.values()].find(({ pspReference }) => pspReference === psp);
    if (!payment) return refuse(422, "Original pspReference required for this operation");
    const amount = request["amount"] as Json | undefined;
    const reference = text(request["reference"]);
    refunds.push({ psp, reference, amount: amount ? Number(amount["value"]) : null });
    return created({
      merchantAccount,
      paymentPspReference: psp,
      pspReference: `R${reference.slice(0, 15)}`,
      reference,
      status: "received",
      ...(amount ? { amount } : {}),
    });
  }

  /** What the account has; a test may take some away. */
  const offered = ["scheme", "paypal", "klarna", "klarna_paynow", "ideal"];
  const describeOffered = (type: string) =>
    type === "scheme" ? { type, name: "Cards", brands: ["visa", "mc"] } : { type, name: type };
  /** Who does not say from where, and how much in which currency, is offered nothing that is sold in some countries only. */
  function listOffered(request: Json): Answer {
    const isEuro = field(request, "amount")["currency"] === "EUR";
    const isSold = (type: string) => isEuro && soldIn[type]?.includes(text(request["countryCode"]));
    return ok({ paymentMethods: offered.filter((type) => !soldIn[type] || isSold(type)).map(describeOffered) });
  }

  function listStored(shopper: string | null): Answer {
    const storedPaymentMethods = [...stored].flatMap(([id, one], index) =>
      one.shopper === shopper
        ? [
            {
              id,
              type: one.type,
              createdAt: new Date(1_700_000_000_000 + index * 1000).toISOString(),
              ...(one.type === "scheme" ? { brand: "mc", lastFour: "1115", expiryMonth: "3", expiryYear: "2030" } : {}),
            },
          ]
        : [],
    );
    return ok({ merchantAccount, storedPaymentMethods });
  }

  function openSession(request: Json): Answer {
    sessions.push(request);
    const { amount, reference, returnUrl } = request;
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const id = `CS${sessions.length}`;
    return created({ id, sessionData: "session-data", merchantAccount, amount, reference, returnUrl, expiresAt });
  }

  /** What the form in the browser asks of its session: `setup`, `payments`, `paymentDetails`. */
  function inSession(id: string, deed: string, body: Json): Answer {
    const request = sessions[Number(id.slice(2)) - 1];
    if (!request) return refuse(422, "session is not valid");
    const { amount, countryCode, shopperLocale, returnUrl } = request;
    const sessionData = `session-data-${randomUUID()}`;
    if (deed === "setup") {
      const allowed = (request["allowedPaymentMethods"] ?? ["scheme"]) as string[];
      const methods = allowed.filter((type) => offered.includes(type)).map(describeOffered);
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return ok({
        id,
        sessionData,
        amount,
        countryCode,
        shopperLocale,
        returnUrl,
        expiresAt,
        paymentMethods: { paymentMethods: methods, storedPaymentMethods: [] },
        configuration: { enableStoreDetails: false },
      });
    }
    const refused = deed === "payments" ? refuseKind(body) : null;
    if (refused) return refused;
    const isStored = request["storePaymentMethodMode"] === "enabled";
    const answer =
      deed === "payments"
        ? (() => {
            const back = new URL(text(returnUrl));
            back.searchParams.set("sessionId", id);
            const payment = attempt({ ...request, ...body, storePaymentMethod: isStored }, "", back.href);
            if (payment.state === "waiting") return leadOn(payment);
            return { resultCode: payment.state === "authorised" ? "Authorised" : "Refused" };
          })()
        : (finish(text(field(body, "details")["redirectResult"])).body as Json);
    return ok({ sessionData, sessionResult: randomUUID(), ...answer });
  }

  /** What the customer answers on a page; answers where the browser goes back to. */
  function answerBank(reference: string, answer: BankAnswer): string {
    const back = new URL(returns.get(reference) ?? checkoutHost);
    back.searchParams.set("redirectResult", `${reference}:${answer}`);
    const payment = payments.get(reference);
    // A service knows its end at once; a card's is known when the shop passes on what the bank said.
    if (payment?.state === "waiting" && !isCardPayment(payment) && answer !== "later") settle(payment, endings[answer]);
    return back.href;
  }

  return {
    payments,
    refunds,
    sessions,
    stored,
    pay,
    finish,
    giveBack,
    offered,
    listOffered,
    listStored,
    openSession,
    inSession,
    answerBank,
    cancel: (request: Json): Answer => {
      const paymentReference = text(request["paymentReference"]);
      const payment = payments.get(paymentReference);
      if (payment?.state === "waiting") payment.state = "cancelled";
      const reference = text(request["reference"]);
      return created({ merchantAccount, paymentReference, reference, pspReference: aPsp(), status: "received" });
    },
    /** The end of a payment that took its time. */
    settle: (reference: string) => {
      const payment = payments.get(reference);
      if (payment?.state === "received") settle(payment, "authorised");
    },
    /** The browser stored a method with Adyen's form. */
    store: (id: string, shopper: string, type = "scheme") => void stored.set(id, { shopper, type }),
  };
}
