import { createShippingAddress } from "#contract/addresses.ts";
import { getOrders, type Order } from "#contract/orders.ts";
import { createProfile } from "#contract/profiles.ts";
import { signIn, signUp, type Session } from "#contract/session.ts";
import { createSubscription } from "#contract/subscriptions.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import { anAddress, anEmail, clientApi, saveCard, testPassword } from "./api.ts";
import type { Ports } from "./ports.ts";
import { startStack } from "./stack.ts";
import { askStaff } from "./staff-link.ts";

const dayMs = 86_400_000;
const secret = "a-secret-of-the-staff-in-browser-tests";

/** A client who has just come back, and what she may ask. */
interface Visit {
  session: Session;
  api: ApiClient;
}

/** A shop of its own, whose clock nobody else looks at: days go by until a box is at home. */
export interface BoxShop {
  /** A new client with a child, a subscription, and a card that can be charged when its box is prepared. */
  subscribe: () => Promise<{ email: string; kidId: string }>;
  /** Who has been away for days signs in again. */
  comeBack: (email: string) => Promise<Visit>;
  /** Lets days go by until a box of the client can be tried on. */
  waitForBox: (email: string) => Promise<Visit & { order: Order }>;
  stop: () => Promise<void>;
}

export async function startBoxShop(name: string, { port, apiPort }: Ports): Promise<BoxShop> {
  const variables = { STAFF_SECRET: secret };
  const { apiUrl, stop } = await startStack({ port, apiPort, dataDir: `.data-e2e-${name}`, variables });
  const visitor = createApiClient({ baseUrl: apiUrl, locale: "fr" });
  const comeBack = async (email: string) => {
    const session = await visitor.call(signIn, { body: { email, password: testPassword } });
    return { session, api: clientApi(session.access_token, apiUrl) };
  };
  return {
    comeBack,
    stop,
    subscribe: async () => {
      const email = anEmail();
      const { access_token } = await visitor.call(signUp, {
        body: { email, password: testPassword, firstname: "Zoé" },
      });
      const api = clientApi(access_token, apiUrl);
      const sizes = { top_size: "5 ans", bottom_size: "5 ans", shoe_size: "28" };
      const kid = await api.call(createProfile, {
        body: { profile_type: "KID", firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", ...sizes },
      });
      await api.call(createShippingAddress, { body: anAddress() });
      await saveCard(api);
      const key = { idempotencyKey: crypto.randomUUID() };
      await api.call(createSubscription, { params: { id: kid.id }, body: { frequency: 1 } }, key);
      return { email, kidId: kid.id };
    },
    waitForBox: async (email) => {
      for (let days = 0; days < 60; days += 2) {
        await askStaff({ command: "advance", ms: 2 * dayMs, isForced: true }, { url: apiUrl, secret });
        const visit = await comeBack(email);
        const { items } = await visit.api.call(getOrders, { query: { kind: "BOX" } });
        const order = items.find(({ status }) => status === "DELIVERED");
        if (order) return { ...visit, order };
      }
      throw new Error("no box was delivered in sixty days");
    },
  };
}
