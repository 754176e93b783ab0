import { getRequests } from "#contract/requests.ts";
import { getTickets } from "#contract/customer-service.ts";
import { getOrders } from "#contract/orders.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { getReturns } from "#contract/returns.ts";
import { signIn } from "#contract/session.ts";
import { keepSession, sessionCookies } from "#lib/session/cookies.ts";
import { clientApi, visitorApi } from "../api.ts";
import { aStaffLink } from "../staff-link.ts";

/** Whoever comes: nobody known, or one of the demo accounts. */
export const kinds = [
  "visitor",
  "prospect",
  "one-shot",
  "subscriber",
  "paused",
  "terminated",
  "woman",
  "shopper",
  "giver",
  "loyal",
  "failed-payment",
  /* Somebody of the shop who acts for the subscriber. */
  "staff",
] as const;
export type Kind = (typeof kinds)[number];
export type ClientKind = Exclude<Kind, "visitor">;

/** The quiz of their profiles, by the table of section 2 of the specification. */
export const quizCodes: Partial<Record<Kind, string>> = {
  "one-shot": "client",
  terminated: "client",
  paused: "paused",
  subscriber: "subscriber",
  "failed-payment": "subscriber",
  staff: "subscriber",
  woman: "subscriber-woman",
  loyal: "signup",
};

/** A profile and the newest of what belongs to it. */
export interface OwnProfile {
  id: string;
  type: Profile["profile_type"];
  requestId: number | null;
  subscriptionId: string | null;
}

/** Somebody who comes, with the ids that belong to it. */
export interface Person {
  kind: Kind;
  /** Of its browser. */
  cookies: Record<string, string>;
  /** The oldest first. */
  profiles: OwnProfile[];
  orderId: string | null;
  /** That order is a box. */
  hasBoxOrder: boolean;
  /** `none`: a box that is not decided yet. */
  orderPayment: "paid" | "failed" | "none";
  returnId: string | null;
  ticketId: string | null;
}

export const visitor: Person = {
  kind: "visitor",
  cookies: {},
  profiles: [],
  orderId: null,
  hasBoxOrder: false,
  orderPayment: "none",
  returnId: null,
  ticketId: null,
};

const password = "Malle-demo-2026";

/** Signs a demo account in and reads what is its own. */
export async function comeAs(kind: ClientKind, baseUrl: string): Promise<Person> {
  const cookies = kind === "staff" ? await followStaffLink(baseUrl) : await signInAs(kind);
  const api = clientApi(cookies[sessionCookies.token] ?? "");
  const [profiles, requests, orders, returns, tickets] = await Promise.all([
    api.call(getProfiles, {}),
    api.call(getRequests, { query: {} }),
    api.call(getOrders, { query: { page: 1 } }),
    api.call(getReturns, { query: { page: 1 } }),
    api.call(getTickets, { query: {} }),
  ]);
  return {
    kind,
    cookies,
    profiles: profiles.map(({ id, profile_type, subscriptions }) => ({
      id,
      type: profile_type,
      requestId: requests.find(({ kid }) => kid.id === id)?.id ?? null,
      subscriptionId: subscriptions[0]?.id ?? null,
    })),
    orderId: orders.items[0]?.id ?? null,
    hasBoxOrder: orders.items[0]?.kind === "BOX",
    orderPayment: orders.items[0]?.status === "PAYMENT_FAILED" ? "failed" : orders.items[0]?.paid_at ? "paid" : "none",
    returnId: returns.items[0]?.id ?? null,
    ticketId: tickets.items[0]?.id ?? null,
  };
}

/** Cookies of a browser in which somebody has just signed in. */
async function signInAs(kind: ClientKind): Promise<Record<string, string>> {
  const session = await visitorApi().call(signIn, { body: { email: `${kind}@example.com`, password } });
  return Object.fromEntries(keepSession(session, false).map(({ name, value }) => [name, value]));
}

/** Opens a link of staff; the cookies it leaves. */
async function followStaffLink(baseUrl: string): Promise<Record<string, string>> {
  const search = await aStaffLink("subscriber@example.com");
  const opened = await fetch(`${baseUrl}/infos${search}`, { redirect: "manual" });
  if (opened.headers.get("location")?.includes("connect-as") !== false) throw new Error("the link keeps its token");
  const pairs = opened.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
  return Object.fromEntries(
    pairs.flatMap(([, name = "", value = ""]) => (value ? [[name, decodeURIComponent(value)]] : [])),
  );
}
