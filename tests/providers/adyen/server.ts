import { readFileSync } from "node:fs";
import { askingPage, leadingBack, startStandIn, type Answer, type Asked } from "../stand-in.ts";
import { adyenKeys } from "./keys.ts";
import { faultsOf } from "./shape.ts";
import { aDelivery, anItem } from "./webhook.ts";
import { createAdyenWorld, type BankAnswer, type Json } from "./world.ts";

export { adyenKeys };

/** The models of what is asked and answered; by path, with `*` for an id. */
const shapes: Record<string, [asked: string | null, answered: string | null]> = {
  "POST payments": ["PaymentRequest", "PaymentResponse"],
  "POST payments details": ["PaymentDetailsRequest", "PaymentDetailsResponse"],
  "POST payments * refunds": ["PaymentRefundRequest", "PaymentRefundResponse"],
  "POST payments * reversals": ["PaymentReversalRequest", "PaymentReversalResponse"],
  "POST cancels": ["StandalonePaymentCancelRequest", "StandalonePaymentCancelResponse"],
  "POST sessions": ["CreateCheckoutSessionRequest", "CreateCheckoutSessionResponse"],
  "GET storedPaymentMethods": [null, "ListStoredPaymentMethodsResponse"],
  "DELETE storedPaymentMethods *": [null, null],
};

const refuse = (status: number, message: string): Answer => ({
  status,
  body: { status, errorCode: "14_012", errorType: "validation", message },
});
const parse = (text: string): Json => (text === "" ? {} : (JSON.parse(text) as Json));
const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/**
 * Adyen's Checkout API as far as the shop uses it, what its form in the browser asks (`/checkoutshopper`), its card fields
 * and its pages. Checks the key and the merchant account, the shape of every request, of its own answers and of what it tells
 * by webhook (`faults`), and repeats its answer to a known idempotency key. Webhooks are told as `tellTo` says.
 */
export async function startAdyenServer() {
  const answers = new Map<string, Answer>();
  const calls: string[] = [];
  /** What the shop asked, or this server answered, and Adyen would not have; see `faultsOf`. */
  const faults: string[] = [];

  function check(value: unknown, model: string | null | undefined): string[] {
    const found = model ? faultsOf(value, model) : [];
    faults.push(...found);
    return found;
  }

  function route(path: string, id: string, url: URL, request: Json): Answer {
    const account = request["merchantAccount"] ?? url.searchParams.get("merchantAccount");
    if (path !== "POST payments details" && account !== adyenKeys.merchantAccount) return refuse(403, "wrong account");
    switch (path) {
      case "POST payments":
        return world.pay(request);
      case "POST payments details":
        return world.finish((request["details"] as { redirectResult?: string }).redirectResult ?? "");
      case "POST payments * refunds":
      case "POST payments * reversals":
        return world.giveBack(id, request);
      case "POST cancels":
        return world.cancel(request);
      case "POST sessions":
        return world.openSession(request);
      case "GET storedPaymentMethods":
        return world.listStored(url.searchParams.get("shopperReference"));
      case "DELETE storedPaymentMethods *":
        world.stored.delete(id);
        return { status: 204, body: undefined };
      default:
        return refuse(404, `no ${path}`);
    }
  }

  function api({ method, url, text, header }: Asked): Answer {
    if (header("x-api-key") !== adyenKeys.apiKey) return refuse(401, "HTTP Status Response - Unauthorized");
    const once = header("idempotency-key");
    const known = once === undefined ? undefined : answers.get(once);
    if (known) return known;
    calls.push(`${method} ${url.pathname}`);
    const [, , resource = "", id = "", action = ""] = url.pathname.split("/");
    const path = [method, resource, id === "details" ? id : id && "*", action].filter(Boolean).join(" ");
    const [asked, answered] = shapes[path] ?? [null, null];
    const request = parse(text);
    const wrong = check(request, asked);
    if (wrong.length > 0) return refuse(422, wrong.join("; "));
    const answer = route(path, id, url, request);
    if (answer.status === 200) check(answer.body, answered);
    if (once !== undefined) answers.set(once, answer);
    return answer;
  }

  /** What the library in the browser asks of Adyen's hosts. */
  function browser({ method, url, text }: Asked): Answer {
    const { pathname, searchParams } = url;
    if (method === "OPTIONS") return { status: 204, body: undefined };
    if (pathname.startsWith("/authenticate/")) {
      const answer = searchParams.get("answer") as BankAnswer | null;
      const reference = pathname.slice("/authenticate/".length);
      if (answer !== null) return { status: 200, body: leadingBack(world.answerBank(reference, answer)) };
      const ways = ["confirm", "refuse", "cancel", "later"].map((way) => [way, `?answer=${way}`]);
      return { status: 200, body: askingPage("Bank", Object.fromEntries(ways) as Record<string, string>) };
    }
    const [, session = "", deed = ""] = /\/v1\/sessions\/([^/]+)\/(\w+)$/.exec(pathname) ?? [];
    if (session !== "" && method === "POST") {
      if (searchParams.get("clientKey") !== adyenKeys.clientKey) return refuse(401, "Invalid client key");
      const asked = parse(text);
      check(asked["paymentMethod"], "PaymentRequestPaymentMethod");
      return world.inSession(session, deed, asked);
    }
    if (pathname.includes("/securedfields/")) return { status: 200, body: fileOf("secured-field.html") };
    if (pathname.endsWith(".html")) return { status: 200, body: "<!doctype html><title>…</title>" };
    if (pathname.includes("/translations/")) return { status: 200, body: {} };
    if (pathname.endsWith(".svg"))
      return { status: 200, body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: "image/svg+xml" };
    if (pathname.includes("/analytics")) return { status: 200, body: { checkoutAttemptId: "attempt" } };
    if (pathname.includes("/bin/binLookup")) return { status: 200, body: {} };
    return refuse(404, `no ${pathname}`);
  }

  const server = await startStandIn((asked) => (/^\/v\d\d\//.test(asked.url.pathname) ? api(asked) : browser(asked)));
  const world = createAdyenWorld((item) => {
    const delivery = aDelivery(anItem(item));
    check(JSON.parse(delivery.body), "Notification");
    server.tell(delivery);
  });
  return { ...server, ...world, calls, faults, item: anItem, delivery: aDelivery };
}

export type AdyenServer = Awaited<ReturnType<typeof startAdyenServer>>;
