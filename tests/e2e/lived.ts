import { test } from "@playwright/test";
import { getOrders, type Order } from "#contract/orders.ts";
import { signIn, type Session } from "#contract/session.ts";
import { getTryOn } from "#contract/try-on.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { demoPassword } from "#backend/db/seed/accounts.ts";
import { buy, settleIn } from "#backend/db/seed/lives/deeds.ts";
import type { Life } from "#backend/db/seed/lives/life.ts";
import { lives } from "#backend/db/seed/lives/lives.ts";
import { visitorApi } from "./api.ts";

/** Lives as this client of the demo did. */
function copyOf(name: string): Life {
  const life = lives.find(({ person }) => person.email === `${name}@example.com`);
  if (!life) throw new Error(`no client of the demo has a past and is called ${name}`);
  return life;
}

/** Bought three pieces of the shop, which came; each of those who did so stands further down the shelves. */
const buyer = (skip: number): Life => ({
  person: copyOf("loyal").person,
  signedUp: 12,
  async *live(me) {
    await settleIn(me);
    yield 11;
    await buy(me, { genders: ["GIRL", "MIXED"], size: "5 ans", families: ["TOPS", "BOTTOMS", "KNITWEAR"], skip });
  },
});

/**
 * Clients with a past, each for one test that changes what had to be lived for: what it changes is its own. What a call or
 * two can make needs none of them: `holdSession` signs up somebody new.
 */
const lived = {
  code: copyOf("loyal"),
  price: copyOf("subscriber"),
  recovery: copyOf("failed-payment"),
  review: buyer(8),
  return: buyer(9),
  exchange: buyer(10),
  fittingRoom: copyOf("subscriber"),
  fittingRoomByKeys: copyOf("subscriber"),
  tryOn: copyOf("subscriber"),
  boxCharge: copyOf("subscriber"),
} satisfies Record<string, Life>;

export type Lived = keyof typeof lived;

const emailOf = (who: string, time: number): string => `lived-${who.toLowerCase()}-${time}@example.com`;

/** Everybody the tests need who has a past, as many of each as a test is repeated on one stack. */
export const livesOfTests = (times: number): Life[] =>
  Object.entries(lived).flatMap(([who, life]) =>
    Array.from({ length: times }, (_, time) => ({ ...life, person: { ...life.person, email: emailOf(who, time) } })),
  );

/** Signs in the one that is this test's own, this time. */
export const signInLived = (who: Lived): Promise<Session> =>
  visitorApi().call(signIn, { body: { email: emailOf(who, test.info().repeatEachIndex), password: demoPassword } });

/** The box of a client that came and waits to be tried on. */
export async function findOpenBox(api: ApiClient): Promise<Order> {
  const { items } = await api.call(getOrders, { query: { kind: "BOX" } });
  for (const order of items.filter(({ status }) => status === "DELIVERED"))
    if ((await api.call(getTryOn, { params: { id: order.id } })).status === "OPEN") return order;
  throw new Error("the client has no box to try on");
}
