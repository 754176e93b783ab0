import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentMethods } from "#backend/db/schema/client.ts";
import { coupons } from "#backend/db/schema/ledger.ts";
import { orderLines, orders } from "#backend/db/schema/order.ts";
import { returns } from "#backend/db/schema/after-sale.ts";
import { birthdayWaitDays } from "#backend/discounts/birthday.ts";
import { profiles } from "#backend/db/schema/profile.ts";
import { readFreePoints } from "#backend/discounts/store.ts";
import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import { checkLedger } from "#backend/ledger/check.ts";
import { getCouponCodes, getDiscount, getSubscriberOffer } from "#contract/discounts.ts";
import { getLoyalty, getLoyaltyPoints, updateLoyalty } from "#contract/loyalty.ts";
import { createOrder, quoteOrder } from "#contract/orders.ts";
import { createPaymentMethod } from "#contract/payment-methods.ts";
import { searchProducts } from "#contract/catalog.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aCard, aClient, anAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { plainSteps } from "#tests/backend/plain-steps.ts";
import { aBox, aKid, aProfile, aSubscription } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { earnPoints } from "./earn.ts";
import { grantPoints } from "./points.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const give = (clientId: string, points: number) =>
  api.dependencies.db.transaction((tx) =>
    grantPoints(
      tx,
      {
        clientId,
        points,
        rule: "RECYCLING_POINTS",
        source: { type: "recycling", id: clientId },
        dedupeKey: crypto.randomUUID(),
      },
      api.clock.now(),
    ),
  );
async function aLine() {
  const { products } = await api.call(searchProducts, {});
  const product = present(products.find(({ variants }) => variants.some(({ is_available }) => is_available)));
  const variant = present(product.variants.find(({ is_available }) => is_available));
  return { product_id: product.id, variant_id: variant.variant_id, quantity: 1 };
}
async function buy({ token }: SignedIn, ...codes: string[]) {
  const lines = [await aLine()];
  const quote = await api.call(quoteOrder, {
    token,
    body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" }, codes },
  });
  return api.call(createOrder, {
    token,
    idempotencyKey: crypto.randomUUID(),
    body: {
      lines,
      shipping_address: anAddress(),
      delivery: { mode: "HOME" },
      payment_method_id: (await aCard(api, token)).id,
      codes,
      expected_total_ttc: quote.totals.total_amount_ttc,
    },
  });
}
const readLoyalty = ({ token }: SignedIn) => api.call(getLoyalty, { token });
/** Read beside the API: the clock has moved beyond the end of the token. */
const pointsOf = ({ client_id }: SignedIn) => readFreePoints(api.dependencies.db, client_id);

/** What an order of some lines and nothing else says of its price. */
function soldAs(lines: Parameters<typeof plainSteps>[0]) {
  const steps = plainSteps(lines);
  const itemsTotalCents = steps.reduce((sum, { cents }) => sum + cents, 0);
  const vatCents = steps.flatMap(({ vat }) => vat).reduce((sum, { cents }) => sum + cents, 0);
  return { steps, itemsTotalCents, shippingFeeCents: 0, totalCents: itemsTotalCents, vatCents };
}

describe("points", () => {
  it("reach rewards, which a mail tells, and are taken when an order with the code is paid", async () => {
    const client = await aClient(api);
    expect(await readLoyalty(client)).toMatchObject({
      balance: 0,
      tiers: [{ minimum_points: 0, is_reached: true, reward: null }, { is_reached: false }, { is_reached: false }],
      next_reward: { code: "LOYALTY200", amount_ttc: 10, missing_points: 200 },
    });
    await give(client.client_id, 150);
    await give(client.client_id, 100);
    await runDueJobs(api.dependencies);
    const mails = api.mails.filter(({ to, text }) => to === client.email && text.includes("LOYALTY200"));
    expect(mails).toHaveLength(1);
    const order = await buy(client, "loyalty200");
    expect(order).toMatchObject({ status: "PAID", codes: ["LOYALTY200"], discount_ttc: 10 });
    expect(await readLoyalty(client)).toMatchObject({ balance: 50 });
    const { items, total } = await api.call(getLoyaltyPoints, { token: client.token });
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({
      rule: "POINTS_REDEEMED",
      points: -200,
      balance: 50,
      order: { number: order.number },
    });
    expect(await api.call(getLoyaltyPoints, { token: client.token, query: { page: 2, page_size: 2 } })).toMatchObject({
      page: 2,
      page_size: 2,
      pages: 2,
      items: [{ points: 150, balance: 150 }],
    });
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });

  it("are given for an order of the shop once it cannot be returned, for what was kept", async () => {
    const { db } = api.dependencies;
    const client = await aClient(api);
    const { id, lines } = await buy(client);
    await db.update(orders).set({ status: "DELIVERED", returnUntil: "2026-12-20" }).where(eq(orders.id, id));
    api.clock.set(new Date("2026-12-20T12:00:00Z"));
    await earnPoints(api.dependencies);
    expect(await pointsOf(client)).toBe(0);
    api.clock.set(new Date("2026-12-20T23:30:00Z"));
    const declared = { id: crypto.randomUUID(), clientId: client.client_id, orderId: id, status: "DECLARED" } as const;
    const shipped = { mode: "DROP_OFF", carrier: "x", trackingNumber: id, handInBy: "2026-12-20" };
    await db.insert(returns).values({ ...declared, ...shipped, createdAt: api.clock.now() });
    await earnPoints(api.dependencies);
    expect(await pointsOf(client)).toBe(0);
    await db.update(returns).set({ status: "CANCELLED" }).where(eq(returns.orderId, id));
    await Promise.all([earnPoints(api.dependencies), earnPoints(api.dependencies)]);
    expect(await pointsOf(client)).toBe(Math.floor(present(lines[0]).line_total_ttc));
    await db.update(orderLines).set({ returnedQuantity: 1 }).where(eq(orderLines.orderId, id));
    await earnPoints(api.dependencies);
    expect(await pointsOf(client)).toBe(Math.floor(present(lines[0]).line_total_ttc));
  });

  it("are given however many orders that earn none came before", async () => {
    const { db } = api.dependencies;
    api.clock.set(new Date("2027-01-31T12:00:00Z"));
    const client = await aClient(api);
    const bought = await buy(client);
    const piece = present((await db.select().from(orderLines).where(eq(orderLines.orderId, bought.id)))[0]);
    const deliver = async (returnUntil: string, unitPriceCents: number) => {
      const line = { ...piece, id: crypto.randomUUID(), quantity: 1, unitPriceCents };
      const orderId = await anOrderRow(api, client.client_id, { status: "DELIVERED", returnUntil, ...soldAs([line]) });
      await db.insert(orderLines).values({ ...line, orderId });
    };
    for (let count = 0; count < 110; count++) await deliver("2027-01-10", 50);
    await deliver("2027-01-20", 4000);
    expect(await earnPoints(api.dependencies)).toBe(1);
    expect(await pointsOf(client)).toBe(40);
  });
});

describe("codes that are earned", () => {
  it("are listed with what is missing, and refused in the words of the specification", async () => {
    const client = await aClient(api);
    const codes = await api.call(getCouponCodes, { token: client.token });
    expect(codes.map(({ code }) => code).toSorted()).toEqual(["BIRTHDAY", "LOYALTY200", "LOYALTY600"]);
    expect(codes.every(({ problem }) => problem !== null)).toBe(true);
    const refused = async (code: string) => api.fail(getDiscount, { token: client.token, params: { code } });
    expect(await refused(" birthday ")).toMatchObject({
      code: "CODE_INVALID",
      detail: "No eligible kid for birthday offer",
    });
    expect(await refused("LOYALTY200")).toMatchObject({ detail: "Not enough loyalty points. Minimum: 200.00" });
    expect(await refused("LOYALTY600")).toMatchObject({ detail: "Not enough loyalty points. Minimum: 600.00" });
    expect(await refused("RENTREE20")).toMatchObject({ code: "COUPON_CODE_EXPIRED" });
    expect(await refused("NO-SUCH-CODE")).toMatchObject({ code: "CODE_INVALID", data: { reason: "UNKNOWN" } });
    expect((await refused("  ")).code).toBe("VALIDATION");
  });

  it("are usable near a kid's birthday, once", async () => {
    const client = await aClient(api);
    const today = api.clock.now().toISOString().slice(5, 10);
    const kid = await aProfile(api, client.token, aKid({ birthdate: `2022-${today}` }));
    const createdAt = new Date(api.clock.now().getTime() - birthdayWaitDays * 86_400_000);
    await api.dependencies.db.update(profiles).set({ createdAt }).where(eq(profiles.id, kid.id));
    expect(await api.call(getDiscount, { token: client.token, params: { code: "BIRTHDAY" } })).toMatchObject({
      kind: "BIRTHDAY",
      amount_ttc: 10,
      discount_ttc: null,
    });
    const order = await buy(client, "BIRTHDAY");
    expect(order.discount_ttc).toBe(10);
    const again = await api.fail(getDiscount, { token: client.token, params: { code: "BIRTHDAY" } });
    expect(again.code).toBe("COUPON_CODE_ALREADY_USED");
    const forOrder = { token: client.token, params: { code: "BIRTHDAY" }, query: { order_id: order.id } };
    expect(await api.call(getDiscount, forOrder)).toMatchObject({ discount_ttc: 10 });
    const eve = await aClient(api);
    expect((await api.fail(getDiscount, { ...forOrder, token: eve.token })).code).toBe("NOT_FOUND");
  });

  it("are not usable for a birthdate that was typed just now, until an order was paid", async () => {
    const client = await aClient(api);
    const { token } = client;
    const today = api.clock.now().toISOString().slice(5, 10);
    await aProfile(api, token, aKid({ birthdate: `2022-${today}` }));
    const call = { token, params: { code: "BIRTHDAY" } };
    expect(await api.fail(getDiscount, call)).toMatchObject({ data: { reason: "NO_ELIGIBLE_KID" } });
    const isListed = async () =>
      (await api.call(getCouponCodes, { token })).some(({ code, problem }) => code === "BIRTHDAY" && problem === null);
    expect(await isListed()).toBe(false);
    await buy(client);
    expect((await api.call(getDiscount, call)).kind).toBe("BIRTHDAY");
    expect(await isListed()).toBe(true);
  });

  it("hold their points while an order with them waits for its money", async () => {
    const client = await aClient(api);
    await give(client.client_id, 250);
    const { token } = client;
    const lines = [await aLine()];
    const { totals } = await api.call(quoteOrder, {
      token,
      body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" }, codes: ["LOYALTY200"] },
    });
    const order = await api.call(createOrder, {
      token,
      idempotencyKey: crypto.randomUUID(),
      body: {
        lines,
        shipping_address: anAddress(),
        delivery: { mode: "HOME" },
        payment_method_id: (await aCard(api, token, "4000 0000 0000 0002")).id,
        codes: ["LOYALTY200"],
        expected_total_ttc: totals.total_amount_ttc,
      },
    });
    expect(order.status).toBe("PAYMENT_FAILED");
    expect((await readLoyalty(client)).balance).toBe(50);
    expect((await api.fail(getDiscount, { token, params: { code: "LOYALTY200" } })).code).toBe("CODE_INVALID");
    api.clock.advance(31 * 60_000);
    await runDueJobs(api.dependencies);
    expect(await pointsOf(client)).toBe(250);
  });
});

it("gives a friend that somebody brought a code of its own", async () => {
  const godfather = await aClient(api);
  const friend = await aClient(api, { godfather_email: godfather.email });
  const own = (await api.call(getCouponCodes, { token: friend.token }))[0];
  expect(own).toMatchObject({ kind: "PERCENT", percent: 10, problem: null, scope: "ALL" });
  const foreign = await api.fail(getDiscount, { token: godfather.token, params: { code: own?.code ?? "" } });
  expect(foreign).toMatchObject({ code: "CODE_INVALID", data: { reason: "UNKNOWN" } });
  expect((await buy(friend, own?.code ?? "")).discount_ttc).toBeGreaterThan(0);
});

describe("the subscriber offer", () => {
  it("counts by itself for a running subscription, before a code", async () => {
    const client = await aClient(api);
    const { token } = client;
    expect(await api.call(getSubscriberOffer, { token })).toEqual({
      is_active: false,
      percent: 10,
      is_home_delivery_offered: true,
    });
    await aSubscription(api, await aProfile(api, token), { frequencyMonths: 2, status: "ACTIVE" });
    await aCard(api, token);
    expect((await api.call(getSubscriberOffer, { token })).is_active).toBe(true);
    const body = {
      lines: [await aLine()],
      address: { country_code: "FR" as const },
      delivery: { mode: "HOME" as const },
      codes: ["BIENVENUE10"],
    };
    const { totals } = await api.call(quoteOrder, { token, body });
    expect(totals).toMatchObject({ shipping_fee_ttc: 0, offer: { shipping_fee_offered: true } });
    expect(totals.steps.map(({ rule }) => rule)).toEqual(["ITEMS", "SUBSCRIBER", "CODE", "SHIPPING_SUBSCRIBER"]);
    const items = Math.round(totals.items_total_ttc * 100);
    const subscriber = Math.round(items / 10);
    expect(Math.round(totals.discount_ttc * 100)).toBe(subscriber + Math.round((items - subscriber) / 10));
    expect((await buy(client, "BIENVENUE10")).total_amount_ttc).toBe(totals.total_amount_ttc);
  });

  it("does not count for a subscription that nothing could be charged for and of which nothing was", async () => {
    const { db } = api.dependencies;
    const { token, client_id: clientId } = await aClient(api);
    const isActive = async () => (await api.call(getSubscriberOffer, { token })).is_active;
    const profile = await aProfile(api, token);
    const subscriptionId = await aSubscription(api, profile, { frequencyMonths: 2, status: "ACTIVE" });
    expect(await isActive()).toBe(false);
    const body = { payment_method_type: "klarna_paylater_via_sandbox", payment_gateway: "sandbox" } as const;
    await api.call(createPaymentMethod, { token, body });
    expect(await isActive()).toBe(false);
    const card = await aCard(api, token);
    expect(await isActive()).toBe(true);
    await db.update(paymentMethods).set({ expirationDate: "2026-10-31" }).where(eq(paymentMethods.id, card.id));
    expect(await isActive()).toBe(false);
    const orderId = await anOrderRow(api, clientId, { kind: "BOX", status: "DELIVERED", paidAt: null });
    await aBox(api, profile, { kind: "SUBSCRIPTION", subscriptionId, orderId });
    expect(await isActive()).toBe(false);
    await db.update(orders).set({ status: "PAID", paidAt: api.clock.now() }).where(eq(orders.id, orderId));
    expect(await isActive()).toBe(true);
  });
});

it("has codes for everybody from the seed", async () => {
  const rows = await api.dependencies.db.select().from(coupons);
  expect(rows.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["BIENVENUE10", "LIVRAISON", "MALLE5", "PETITS15"]),
  );
});

describe("leaving the programme", () => {
  it("keeps the points and adds none until the client comes back", async () => {
    const { token, client_id: id } = await aClient(api);
    await give(id, 210);
    const leave = (is_member: boolean) => api.call(updateLoyalty, { token, body: { is_member } });
    expect(await leave(false)).toMatchObject({ is_member: false, balance: 210 });
    expect(await give(id, 50)).toBe(false);
    expect(await api.call(getLoyalty, { token })).toMatchObject({ is_member: false, balance: 210 });
    const codes = await api.call(getCouponCodes, { token });
    expect(codes.find(({ code }) => code === "LOYALTY200")?.problem).toBeNull();
    expect(await leave(true)).toMatchObject({ is_member: true, balance: 210 });
    expect(await give(id, 50)).toBe(true);
    expect(await api.call(getLoyalty, { token })).toMatchObject({ balance: 260 });
  });

  it("earns nothing for an order whose time to return ended while the client was out", async () => {
    const { db } = api.dependencies;
    const client = await aClient(api);
    const bought = await buy(client);
    const piece = {
      ...present((await db.select().from(orderLines).where(eq(orderLines.orderId, bought.id)))[0]),
      unitPriceCents: 3000,
    };
    const deliver = async (returnUntil: string) => {
      const line = { ...piece, id: crypto.randomUUID() };
      const orderId = await anOrderRow(api, client.client_id, { status: "DELIVERED", returnUntil, ...soldAs([line]) });
      await db.insert(orderLines).values({ ...line, orderId });
    };
    const dayMs = 86_400_000;
    const day = (days: number) => new Date(api.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
    const set = async (is_member: boolean) =>
      api.call(updateLoyalty, { token: await comeBack(api, client), body: { is_member } });
    await deliver(day(1));
    await deliver(day(5));
    await set(false);
    api.clock.advance(3 * dayMs);
    expect(await earnPoints(api.dependencies)).toBe(0);
    await set(true);
    api.clock.advance(3 * dayMs);
    expect(await earnPoints(api.dependencies)).toBe(1);
  });
});
