import { readFileSync } from "node:fs";
import { askingPage, leadingBack, startStandIn, type Answer, type Asked } from "../stand-in.ts";
import { adyenKeys } from "./keys.ts";
import { faultsInQuery, faultsOf } from "./shape.ts";
import { aDelivery, anItem } from "./webhook.ts";
import { createAdyenWorld, refuse, type BankAnswer, type Json } from "./world.ts";

export { adyenKeys };

interface Shape {
  /** Models of the body and of the answer; null where there is none. */
  asked: string | null;
  answered: string | null;
  /** Of an answer that is no refusal. */
  status: number;
  /** Names of what the address carries, those in `needs` always. */
  query?: { knows: string[]; needs: string[] };
}
const ofStored = ["shopperReference", "merchantAccount"];
/** What is asked and answered, by path, with `*` for an id. */
const shapes: Record<string, Shape> = {
  "POST payments": { asked: "PaymentRequest", answered: "PaymentResponse", status: 200 },
  "POST payments details": { asked: "PaymentDetailsRequest", answered: "PaymentDetailsResponse", status: 200 },
  "POST payments * refunds": { asked: "PaymentRefundRequest", answered: "PaymentRefundResponse", status: 201 },
  "POST payments * reversals": { asked: "PaymentReversalRequest", answered: "PaymentReversalResponse", status: 201 },
  "POST cancels": {
    asked: "StandalonePaymentCancelRequest",
    answered: "StandalonePaymentCancelResponse",
    status: 201,
  },
  "POST paymentMethods": { asked: "PaymentMethodsRequest", answered: "PaymentMethodsResponse", status: 200 },
  "POST sessions": { asked: "CreateCheckoutSessionRequest", answered: "CreateCheckoutSessionResponse", status: 201 },
  "GET storedPaymentMethods": {
    asked: null,
    answered: "ListStoredPaymentMethodsResponse",
    status: 200,
    query: { knows: ofStored, needs: [] },
  },
  "DELETE storedPaymentMethods *": {
    asked: null,
    answered: null,
    status: 204,
    query: { knows: ofStored, needs: ofStored },
  },
};

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

  function note(found: string[]): string[] {
    faults.push(...found);
    return found;
  }
  const check = (value: unknown, model: string | null | undefined): string[] =>
    note(model ? faultsOf(value, model) : []);

  /** An answer of the API, looked at before it is given: its status, and the model of what it says or why it refuses. */
  function answered(path: string, answer: Answer): Answer {
    const { status, body } = answer;
    const shape = shapes[path];
    if (status >= 400) check(body, "ServiceError");
    else {
      check(body, shape?.answered);
      note(status === shape?.status ? [] : [`${path} answers ${status}`]);
    }
    return answer;
  }

  function route(path: string, id: string, url: URL, request: Json): Answer {
    const account = request["merchantAccount"] ?? url.searchParams.get("merchantAccount");
    if (path !== "POST payments details" && account !== adyenKeys.merchantAccount)
      return refuse(403, "Invalid Merchant Account");
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
      case "POST paymentMethods":
        return world.listOffered(request);
      case "POST sessions":
        return world.openSession(request);
      case "GET storedPaymentMethods":
        return world.listStored(url.searchParams.get("shopperReference"));
      // DELETE storedPaymentMethods *
      default:
        world.stored.delete(id);
        return { status: 204, body: undefined };
    }
  }

  function api({ method, url, text, header }: Asked): Answer {
    if (header("x-api-key") !== adyenKeys.apiKey)
      return answered("", refuse(401, "HTTP Status Response - Unauthorized"));
    const once = header("idempotency-key");
    const known = once === undefined ? undefined : answers.get(once);
    if (known) return known;
    calls.push(`${method} ${url.pathname}`);
    const [, , resource = "", id = "", action = ""] = url.pathname.split("/");
    const path = [method, resource, id === "details" ? id : id && "*", action].filter(Boolean).join(" ");
    const shape = shapes[path];
    if (!shape) {
      note([`there is no ${path}`]);
      return answered("", refuse(404, "HTTP Status Response - Not Found"));
    }
    const request = parse(text);
    const wrong = [
      ...check(request, shape.asked),
      ...note(faultsInQuery(url.searchParams, shape.query)),
      ...note(shape.asked === null && text !== "" ? [`${path} takes no body`] : []),
    ];
    if (wrong.length > 0) return answered(path, refuse(422, wrong.join("; ")));
    const answer = answered(path, route(path, id, url, request));
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
