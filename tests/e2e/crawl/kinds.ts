import { getRequests } from "#contract/requests.ts";
import { getOrders } from "#contract/orders.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { getReturns } from "#contract/returns.ts";
import { signIn, type Session } from "#contract/session.ts";
import { freshCookie, sessionCookies } from "#lib/session/cookies.ts";
import { clientApi, visitorApi } from "../api.ts";

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
] as const;
export type Kind = (typeof kinds)[number];
export type ClientKind = Exclude<Kind, "visitor">;

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
  session: Session | null;
  /** The oldest first. */
  profiles: OwnProfile[];
  orderId: string | null;
  returnId: string | null;
}

export const visitor: Person = { kind: "visitor", session: null, profiles: [], orderId: null, returnId: null };

const password = "Malle-demo-2026";

/** Signs a demo account in and reads what is its own. */
export async function comeAs(kind: ClientKind): Promise<Person> {
  const session = await visitorApi().call(signIn, { body: { email: `${kind}@example.com`, password } });
  const api = clientApi(session.access_token);
  const [profiles, requests, orders, returns] = await Promise.all([
    api.call(getProfiles, {}),
    api.call(getRequests, { query: {} }),
    api.call(getOrders, { query: { page: 1 } }),
    api.call(getReturns, { query: { page: 1 } }),
  ]);
  return {
    kind,
    session,
    profiles: profiles.map(({ id, profile_type, subscriptions }) => ({
      id,
      type: profile_type,
      requestId: requests.find(({ kid }) => kid.id === id)?.id ?? null,
      subscriptionId: subscriptions[0]?.id ?? null,
    })),
    orderId: orders.items[0]?.id ?? null,
    returnId: returns.items[0]?.id ?? null,
  };
}

/** Cookies of a signed-in browser. */
export const cookiesOf = ({ session }: Person): Record<string, string> =>
  session === null
    ? {}
    : {
        [sessionCookies.status]: "authenticated",
        [sessionCookies.token]: session.access_token,
        [sessionCookies.refreshToken]: session.refresh_token,
        [sessionCookies.clientId]: session.client_id,
        [freshCookie]: "1",
      };
