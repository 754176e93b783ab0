import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { askingPage, leadingBack, startStandIn, type Answer, type Asked } from "../stand-in.ts";
import { anEvent } from "./objects.ts";
import { createStripeWorld, invalid, type BankAnswer } from "./world.ts";

export const stripeKeys = {
  secretKey: "sk_test_stand_in",
  publicKey: "pk_test_stand_in",
  webhookSecret: "whsec_stand_in",
};

/** What a browser may do with the key it knows. */
const ofBrowsers = /^(POST payment_methods|GET setup_intents\/\w+|POST setup_intents\/\w+\/confirm)$/;

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/**
 * Stripe's HTTP API as far as the shop uses it, its pages and, in the place of its script, one with the same interface
 * (`/js`). Checks keys, and that an idempotency key comes with the same parameters again. Webhooks are told as `tellTo` says.
 */
export async function startStripeServer() {
  const answers = new Map<string, Answer & { parameters: string }>();
  const calls: string[] = [];

  /** A signed delivery, made `secondsAgo` with `secret`. */
  function sign(event: unknown, { secondsAgo = 0, secret = stripeKeys.webhookSecret } = {}) {
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000) - secondsAgo;
    const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    return { method: "POST", body, headers: { "stripe-signature": `t=${at},v1=${signature}` } };
  }

  /** The API, for servers and browsers. */
  function api({ method, url, text, header }: Asked): Answer {
    const path = url.pathname.replace(/^\/v1\//, "");
    const fields = Object.fromEntries(method === "GET" ? url.searchParams : new URLSearchParams(text));
    const key = header("authorization")?.replace("Bearer ", "") ?? fields["key"];
    const isBrowser = key === stripeKeys.publicKey && ofBrowsers.test(`${method} ${path}`);
    if (key !== stripeKeys.secretKey && !isBrowser) return invalid("Invalid API Key", 401);
    const once = header("idempotency-key");
    const known = once === undefined ? undefined : answers.get(once);
    if (known && known.parameters !== text)
      return { status: 400, body: { error: { type: "idempotency_error", message: "other parameters" } } };
    if (known) return known;
    calls.push(`${method} ${url.pathname.replaceAll(/\/(pi|pm|cus|seti)_[^/]*/g, "/$1")}`);
    const answer = world.call(method, path, fields);
    const isSecret = isBrowser && method === "GET";
    if (isSecret && (answer.body as { client_secret?: string }).client_secret !== fields["client_secret"])
      return invalid("No such setup_intent", 404, "resource_missing");
    // As it was at that moment: the objects go on living.
    if (once !== undefined) answers.set(once, { parameters: text, ...structuredClone(answer) });
    return answer;
  }

  /** `/authenticate/{intent}` asks, and takes the answer. */
  function hooks({ url }: Asked): Answer {
    const id = url.pathname.split("/").at(-1) ?? "";
    const answer = url.searchParams.get("answer") as BankAnswer | null;
    const isFrame = url.searchParams.has("frame");
    if (answer !== null) {
      const back = world.answerBank(id, answer);
      return { status: 200, body: isFrame ? fileOf("done.html") : leadingBack(back) };
    }
    const ways = ["confirm", "refuse", "cancel", "later"].map((way) => [
      way,
      `?answer=${way}${isFrame ? "&frame=1" : ""}`,
    ]);
    return { status: 200, body: askingPage("Bank", Object.fromEntries(ways) as Record<string, string>) };
  }

  const server = await startStandIn((asked) => {
    const { pathname } = asked.url;
    if (pathname.startsWith("/v1/")) return api(asked);
    if (pathname.startsWith("/authenticate/")) return hooks(asked);
    if (pathname.endsWith("/stripe.js"))
      return { status: 200, body: fileOf("stripe.browser.js"), type: "text/javascript" };
    if (pathname.endsWith("/element.html")) return { status: 200, body: fileOf("element.html") };
    return { status: 404, body: "" };
  });
  const world = createStripeWorld((type, object) => server.tell(sign(anEvent(type, object))));

  return { ...server, ...world, calls, sign, event: anEvent };
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
