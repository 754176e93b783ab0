import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getClient, getDataLayer, type Client } from "#contract/client.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { aProfile, aSubscription } from "#tests/backend/profile-builders.ts";
import { eq } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { carts, cartLines } from "../db/schema/order.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { profiles } from "../db/schema/profile.ts";

let api: TestApi;
let client: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api);
});

const me = (): Promise<Client> => api.call(getClient, { token: client.token });
const db = () => api.dependencies.db;

const anOrder = (change: Parameters<typeof anOrderRow>[2]) => anOrderRow(api, client.client_id, change);
const theKid = () => aProfile(api, client.token);

async function aGiftCard(status: "PENDING_PAYMENT" | "ACTIVE" | "REDEEMED" | "CANCELLED"): Promise<void> {
  await db()
    .insert(giftCards)
    .values({
      id: randomUUID(),
      amountCents: 5000,
      for: "KID",
      giverClientId: client.client_id,
      buyer: { email: client.email, name: "Jeanne" },
      recipient: { email: null, name: "Lou" },
      message: "",
      locale: "fr-FR",
      deliverOn: "2026-12-24",
      status,
      createdAt: api.clock.now(),
    });
}

describe("the statuses of a client", () => {
  it("follow its kids and their subscriptions", async () => {
    const kid = await theKid();
    expect((await me()).subscription_status).toBe("PROSPECT_WITH_KID");
    await aSubscription(api, kid, { status: "TERMINATED" });
    await aSubscription(api, kid, { status: "COMPLETED", frequencyMonths: null });
    await aSubscription(api, await theKid(), { status: "ACTIVE", frequencyMonths: null });
    expect((await me()).subscription_status).toBe("PROSPECT_WITH_KID");
    await aSubscription(api, kid, { status: "PAUSED" });
    expect((await me()).subscription_status).toBe("PAUSED_SUBSCRIPTION");
    await aSubscription(api, await theKid(), {});
    expect(await me()).toMatchObject({
      subscription_status: "ONGOING_SUBSCRIPTION",
      woman_subscription_status: "PROSPECT",
    });
  });

  it("follow its women, of whom an empty one says nothing", async () => {
    const woman = await aProfile(api, client.token, { profile_type: "WOMAN", firstname: "Jeanne", gender: "WOMAN" });
    expect((await me()).woman_subscription_status).toBeNull();
    await db().update(profiles).set({ topSize: "M" }).where(eq(profiles.id, woman.id));
    expect((await me()).woman_subscription_status).toBe("PROSPECT_WITH_WOMAN");
    await aSubscription(api, woman, {});
    expect(await me()).toMatchObject({
      subscription_status: "PROSPECT",
      woman_subscription_status: "ONGOING_SUBSCRIPTION",
    });
  });

  it("forget a profile that was erased", async () => {
    const { id } = await theKid();
    await db().update(profiles).set({ erasedAt: api.clock.now() }).where(eq(profiles.id, id));
    expect((await me()).subscription_status).toBe("PROSPECT");
  });

  it("follow its cart and the orders of the shop it paid, not its boxes", async () => {
    const [cartId, now] = [randomUUID(), api.clock.now()];
    await db()
      .insert(carts)
      .values({ id: cartId, clientId: client.client_id, version: 1, createdAt: now, updatedAt: now });
    expect((await me()).shop_status).toBe("PROSPECT");
    const [piece] = await db().select({ id: variants.id }).from(variants).limit(1);
    await db()
      .insert(cartLines)
      .values({ cartId, variantId: piece?.id ?? 0, quantity: 2, addedAt: now });
    await anOrder({ status: "PAYMENT_FAILED", paidAt: null });
    await anOrder({ kind: "BOX" });
    expect((await me()).shop_status).toBe("PROSPECT_WITH_CART");
    await anOrder({ status: "CLOSED" });
    expect((await me()).shop_status).toBe("ORDERED");
  });

  it("call a giver who paid for a gift card, used or not", async () => {
    await aGiftCard("PENDING_PAYMENT");
    await aGiftCard("CANCELLED");
    expect((await me()).gift_card_status).toBeNull();
    await aGiftCard("REDEEMED");
    expect((await me()).gift_card_status).toBe("GIVER");
  });
});

describe("the data layer", () => {
  it("says what the client is to the shop in figures", async () => {
    await theKid();
    await anOrder({});
    await anOrder({ kind: "BOX", totalCents: 10_000, itemsTotalCents: 10_000, shippingFeeCents: 0 });
    await anOrder({ paidAt: null, status: "CANCELLED" });
    expect(await api.call(getDataLayer, { token: client.token })).toEqual({
      user_id: client.client_id,
      locale: "fr-FR",
      country_code: "FR",
      subscription_status: "PROSPECT_WITH_KID",
      woman_subscription_status: "PROSPECT",
      shop_status: "ORDERED",
      gift_card_status: null,
      kid_count: 1,
      woman_count: 0,
      cart_quantity: 0,
      shop_order_count: 1,
      box_count: 1,
      total_spent_ttc: 144.9,
      last_order_at: api.clock.now().toISOString(),
      is_optin_kid: false,
      is_optin_woman: false,
      signed_up_at: api.clock.now().toISOString(),
      is_staff: false,
    });
  });

  it("names nobody", async () => {
    const text = JSON.stringify(await api.call(getDataLayer, { token: client.token }));
    for (const word of [client.email, "Jeanne", "Martin"]) expect(text).not.toContain(word);
  });
});
