import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createShippingAddress, type AddressInput } from "#contract/addresses.ts";
import { getCouponCodes } from "#contract/discounts.ts";
import { createOrder, getOrder, quoteOrder, type Order } from "#contract/orders.ts";
import { getReferralInvitation, getReferrals } from "#contract/referrals.ts";
import { createReturn } from "#contract/returns.ts";
import { createGuest } from "#contract/session.ts";
import { referralYearlyLimit } from "#contract/terms.ts";
import { getWallet } from "#contract/wallet.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aCard, aClient, anAddress, aShippingAddress, cards, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { coupons, referrals } from "../db/schema/ledger.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { fulfilOrders } from "../fulfilment/fulfil.ts";
import { checkLedger } from "../ledger/check.ts";
import { planRefund } from "../refunds/plan.ts";
import { settleReturns } from "../returns/jobs.ts";
import { receiveParcel } from "../staff/receive-parcel.ts";
import { rewardGodfathers } from "./reward.ts";
import { takeBackRewards } from "./take-back.ts";

const dayMs = 86_400_000;
let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi();
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 60);
});
afterAll(() => api.close());

let house = 0;
/** Nobody else lives there. */
const elsewhere = (): AddressInput =>
  anAddress({ street: `${(house += 1)} rue Neuve`, phone: `+33 6 00 00 ${String(1000 + house)}` });

interface Purchase {
  card?: string;
  address?: AddressInput;
  code?: string;
  /** Of a guest, who has no password to come back with. */
  token?: string;
}

async function buy(friend: SignedIn, wanted: [number, number][], options: Purchase = {}): Promise<Order> {
  const token = options.token ?? (await comeBack(api, friend));
  const { id: payment_method_id } = await aCard(api, token, options.card ?? cards.succeeds);
  const lines = wanted.map(([index, quantity]) => {
    const { productId: product_id, id: variant_id } = present(pieces[index]);
    return { product_id, variant_id, quantity, look: null };
  });
  const reductions = { codes: options.code === undefined ? [] : [options.code] };
  const { totals } = await api.call(quoteOrder, {
    token,
    body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" }, ...reductions },
  });
  return api.call(createOrder, {
    token,
    idempotencyKey: randomUUID(),
    body: {
      lines,
      ...reductions,
      shipping_address: options.address ?? elsewhere(),
      delivery: { mode: "HOME" },
      payment_method_id,
      expected_total_ttc: totals.total_amount_ttc,
    },
  });
}
async function pass(days: number) {
  for (let day = 0; day < days; day += 1) {
    api.clock.advance(dayMs);
    await fulfilOrders(api.dependencies);
  }
  await rewardGodfathers(api.dependencies);
}
async function sendBack(friend: SignedIn, { id }: Order, quantity: number) {
  const token = await comeBack(api, friend);
  const order = await api.call(getOrder, { token, params: { id } });
  const body = {
    order_id: id,
    items: [{ order_line_id: present(order.lines[0]).id, quantity, reason: "CHANGED_MIND" as const }],
  };
  const { tracking_number } = await api.call(createReturn, { token, idempotencyKey: randomUUID(), body });
  await receiveParcel(api.dependencies, tracking_number);
  api.clock.advance(3 * dayMs);
  await settleReturns(api.dependencies);
}
const walletOf = async (client: SignedIn) => (await api.call(getWallet, { token: await comeBack(api, client) })).amount;
const seenBy = async (client: SignedIn) => api.call(getReferrals, { token: await comeBack(api, client) });
const aFriendOf = (godfather: SignedIn, firstname = "Zoé") =>
  aClient(api, { godfather_email: godfather.email, firstname });

describe("a godfather", () => {
  it("is rewarded once the friend's order can no longer be sent back, and is told until when it waits", async () => {
    const godfather = await aClient(api);
    const friend = await aFriendOf(godfather);
    expect((await seenBy(godfather)).items).toMatchObject([{ friend: "Zoé", status: "INVITED", amount: 0 }]);
    const order = await buy(friend, [[0, 2]]);
    await rewardGodfathers(api.dependencies);
    expect(await walletOf(godfather)).toBe(0);
    expect((await seenBy(godfather)).items).toMatchObject([{ status: "WAITING", amount: 10, waiting_until: null }]);
    await pass(15);
    const token = await comeBack(api, friend);
    const { return_until } = await api.call(getOrder, { token, params: { id: order.id } });
    expect((await seenBy(godfather)).items).toMatchObject([{ status: "WAITING", waiting_until: return_until }]);
    expect(await walletOf(godfather)).toBe(0);
    await pass(30);
    await buy(friend, [[1, 2]]);
    await pass(60);
    expect(await walletOf(godfather)).toBe(10);
    expect(await seenBy(godfather)).toMatchObject({ items: [{ status: "EARNED", amount: 10 }], yearly_limit: 10 });
    const mails = await api.dependencies.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.dedupeKey, `referral-reward:${friend.client_id}`));
    expect(mails.map(({ recipient, data }) => [recipient, data["friend"]])).toEqual([[godfather.email, "Zoé"]]);
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });

  it("is rewarded for a guest too, by the same rules, and the guest's order costs less", async () => {
    const godfather = await aClient(api);
    const { code: godfather_code } = await seenBy(godfather);
    const begin = async (): Promise<SignedIn> => {
      const email = `${randomUUID()}@example.com`;
      const session = await api.call(createGuest, { body: { email, godfather_code } });
      return { ...session, token: session.access_token, email };
    };
    const [guest, housemate] = [await begin(), await begin()];
    const home = elsewhere();
    await api.call(createShippingAddress, { token: await comeBack(api, godfather), body: home });
    const ownCode = async (friend: SignedIn) =>
      present((await api.call(getCouponCodes, { token: friend.token })).find(({ code }) => code.startsWith("AMI-")));
    const order = await buy(guest, [[0, 2]], { code: (await ownCode(guest)).code, token: guest.token });
    expect(order.steps).toContainEqual(expect.objectContaining({ rule: "CODE" }));
    await buy(housemate, [[1, 2]], {
      address: home,
      code: (await ownCode(housemate)).code,
      token: housemate.token,
    });
    await pass(60);
    expect((await seenBy(godfather)).items.map(({ status, refusal }) => [status, refusal])).toEqual(
      expect.arrayContaining([
        ["EARNED", null],
        ["NONE", "SAME_HOUSEHOLD"],
      ]),
    );
  });

  it("gets nothing for an order that came back whole, less for one that came back in part", async () => {
    const [whole, part] = [await aClient(api), await aClient(api)];
    const [one, other] = [await aFriendOf(whole), await aFriendOf(part)];
    const sent = await buy(one, [[0, 4]]);
    const halved = await buy(other, [[1, 4]]);
    await pass(15);
    await sendBack(one, sent, 4);
    await sendBack(other, halved, 2);
    expect((await seenBy(whole)).items).toMatchObject([{ status: "INVITED", amount: 0 }]);
    await pass(31);
    expect(await walletOf(whole)).toBe(0);
    expect(await walletOf(part)).toBeCloseTo(5, 0);
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
    // The next order that is kept counts: the friend was brought after all.
    await buy(one, [[2, 2]]);
    await pass(46);
    expect(await walletOf(whole)).toBe(10);
  });

  it("waits for a return that was declared on the last day", async () => {
    const godfather = await aClient(api);
    const friend = await aFriendOf(godfather);
    const order = await buy(friend, [[3, 2]]);
    await pass(15);
    const token = await comeBack(api, friend);
    const { lines } = await api.call(getOrder, { token, params: { id: order.id } });
    const line = { order_line_id: present(lines[0]).id, quantity: 2, reason: "CHANGED_MIND" as const };
    const made = await api.call(createReturn, {
      token,
      idempotencyKey: randomUUID(),
      body: { order_id: order.id, items: [line] },
    });
    await pass(35);
    expect(await walletOf(godfather)).toBe(0);
    await receiveParcel(api.dependencies, made.tracking_number);
    api.clock.advance(3 * dayMs);
    await settleReturns(api.dependencies);
    await pass(1);
    expect(await walletOf(godfather)).toBe(0);
  });

  it("gets nothing for an order that cost nothing", async () => {
    const godfather = await aClient(api);
    const friend = await aFriendOf(godfather);
    const common = { kind: "AMOUNT", validFrom: "2026-01-01", scope: "ALL", createdAt: api.clock.now() } as const;
    await api.dependencies.db.insert(coupons).values({ ...common, code: "ALL-OF-IT", value: 100_000 });
    await buy(friend, [[0, 1]], { code: "ALL-OF-IT" });
    await pass(50);
    expect(await walletOf(godfather)).toBe(0);
  });
});

describe("within a household nobody is rewarded", () => {
  it.each([
    [
      "house",
      async (token: string) => void (await aShippingAddress(api, token, { street: "7, RUE des Près" })),
      { address: anAddress({ street: "7 rue des Pres" }) },
    ],
    [
      "house over two lines",
      async (token: string) =>
        void (await aShippingAddress(api, token, { street: "rue des Charmes", street_extra: "7, 2e étage" })),
      { address: anAddress({ street: "7 rue des Charmes", street_extra: "appt 12" }) },
    ],
    [
      "telephone",
      async (token: string) => void (await aShippingAddress(api, token, { phone: "0698765432" })),
      { address: anAddress({ street: "1 rue Seule", phone: "+33 6 98 76 54 32" }) },
    ],
    ["card", async (token: string) => void (await aCard(api, token, cards.succeeds)), {}],
  ] as [string, (token: string) => Promise<void>, Purchase][])("that shares a %s", async (_, settle, purchase) => {
    const godfather = await aClient(api);
    await settle(godfather.token);
    const friend = await aFriendOf(godfather);
    await buy(friend, [[4, 2]], purchase);
    expect((await seenBy(godfather)).items).toMatchObject([{ status: "NONE", refusal: "SAME_HOUSEHOLD", amount: 0 }]);
    await pass(50);
    expect(await walletOf(godfather)).toBe(0);
    const [row] = await api.dependencies.db
      .select()
      .from(referrals)
      .where(eq(referrals.friendClientId, friend.client_id));
    expect(row).toMatchObject({ refusal: "SAME_HOUSEHOLD", rewardedAt: null });
  });
});

it("is rewarded for so many friends a year and no more", async () => {
  const godfather = await aClient(api);
  const first = await aFriendOf(godfather);
  await buy(first, [[5, 2]]);
  await pass(50);
  expect(await walletOf(godfather)).toBe(10);
  const others = await Promise.all(Array.from({ length: referralYearlyLimit - 1 }, () => aFriendOf(godfather)));
  for (const { client_id } of others)
    await api.dependencies.db
      .update(referrals)
      .set({ rewardedAt: api.clock.now(), rewardCents: 1000 })
      .where(eq(referrals.friendClientId, client_id));
  const late = await aFriendOf(godfather);
  await buy(late, [[6, 2]]);
  await pass(50);
  const { items } = await seenBy(godfather);
  expect(items.find(({ status }) => status === "NONE")).toMatchObject({ refusal: "YEARLY_LIMIT" });
  expect(await walletOf(godfather)).toBe(10);
});

describe("a referral link", () => {
  it("names the godfather by a code that tells a first name and nothing else, and welcomes the friend with a code", async () => {
    const godfather = await aClient(api, { firstname: "Odile" });
    const { code } = await seenBy(godfather);
    expect(code).toMatch(/^[\da-f]{12}$/);
    expect(await api.call(getReferralInvitation, { params: { code } })).toEqual({ firstname: "Odile" });
    expect((await api.fail(getReferralInvitation, { params: { code: "0123456789ab" } })).code).toBe("NOT_FOUND");
    const friend = await aClient(api, { godfather_code: code, firstname: "Zoé" });
    expect((await seenBy(godfather)).items).toMatchObject([{ friend: "Zoé", status: "INVITED" }]);
    const [coupon] = await api.dependencies.db.select().from(coupons).where(eq(coupons.clientId, friend.client_id));
    const [welcome] = await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, friend.email));
    expect(welcome).toMatchObject({ kind: "welcome", data: { code: present(coupon).code } });
    const alone = await aClient(api, { godfather_code: "ffffffffffff" });
    const [plain] = await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, alone.email));
    expect(plain?.data).not.toHaveProperty("code");
  });
});

describe("a reward that was given", () => {
  const refund = async (order: Order, amountCents: number, dedupeKey: string) =>
    api.dependencies.db.transaction((tx) =>
      planRefund(tx, { orderId: order.id, amountCents, reason: "goodwill", dedupeKey, now: api.clock.now() }),
    );

  it("stays when part of the order is given back, and is taken back once with the whole of it", async () => {
    const godfather = await aClient(api);
    const friend = await aFriendOf(godfather);
    const order = await buy(friend, [[0, 2]]);
    await pass(45);
    expect(await walletOf(godfather)).toBe(10);
    await refund(order, 100, "part");
    await takeBackRewards(api.dependencies);
    expect(await walletOf(godfather)).toBe(10);
    await refund(order, Math.round(order.total_amount_ttc * 100) - 100, "rest");
    await Promise.all([takeBackRewards(api.dependencies), takeBackRewards(api.dependencies)]);
    expect(await walletOf(godfather)).toBe(0);
    expect((await seenBy(godfather)).items).toMatchObject([{ status: "NONE", amount: 0, refusal: "REFUNDED" }]);
    expect(await seenBy(godfather)).toMatchObject({ rewarded_this_year: 0 });
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });
});
