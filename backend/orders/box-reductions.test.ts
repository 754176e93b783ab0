import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { priceBox } from "#contract/price.ts";
import { setOrderReductions } from "#contract/orders.ts";
import { declareSatisfied, getKidRequests } from "#contract/requests.ts";
import { getWallet } from "#contract/wallet.ts";
import { aHousehold, anyPieces, comeBack, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { couponUses } from "../db/schema/ledger.ts";
import { orders } from "../db/schema/order.ts";
import { accounts } from "../ledger/accounts.ts";
import { checkLedger } from "../ledger/check.ts";
import { postEntry, readBalance } from "../ledger/post.ts";
import { moveBoxes } from "../requests/life.ts";
import { renewSubscriptions } from "../subscriptions/life.ts";
import { lockBoxTerms } from "./box-terms.ts";

const dayMs = 24 * 3_600_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function giveWallet(clientId: string, cents: number) {
  await api.dependencies.db.transaction((tx) =>
    postEntry(tx, {
      rule: "GOODWILL",
      source: { type: "test", id: clientId },
      clientId,
      dedupeKey: crypto.randomUUID(),
      at: api.clock.now(),
      postings: [
        { account: accounts.expense("goodwill"), unit: "EUR", amount: -cents },
        { account: accounts.wallet(clientId), unit: "EUR", amount: cents },
      ],
    }),
  );
}

/** A household whose box has been delivered; answers the box's order. */
async function delivered(): Promise<{ home: Household; orderId: string }> {
  const home = await aHousehold(api);
  await subscribe(api, home, { frequency: null });
  for (let day = 0; day < 16; day++) {
    api.clock.advance(dayMs);
    while ((await renewSubscriptions(api.dependencies)) + (await moveBoxes(api.dependencies, anyPieces)) > 0);
  }
  const token = await comeBack(api, home);
  const [box] = await api.call(getKidRequests, { token, params: { id: home.kid.id } });
  return { home, orderId: present(box?.order).id };
}
const stored = async (id: string) =>
  present((await api.dependencies.db.select().from(orders).where(eq(orders.id, id)))[0]);

describe("a delivered box", () => {
  it("is billed with the code and the wallet its client chose", async () => {
    const { home, orderId } = await delivered();
    await giveWallet(home.client_id, 2000);
    const [token, params] = [await comeBack(api, home), { id: orderId }];
    const noted = await api.call(setOrderReductions, {
      token,
      params,
      body: { codes: [" malle5 "], use_wallet: true },
    });
    expect(noted).toMatchObject({ codes: ["MALLE5"], use_wallet: true, wallet_ttc: 0 });
    for (const [code, refusal] of [
      ["BIENVENUE10", "CODE_INVALID"],
      ["RENTREE20", "COUPON_CODE_EXPIRED"],
    ])
      expect(
        (await api.fail(setOrderReductions, { token, params, body: { codes: [code], use_wallet: true } })).code,
      ).toBe(refusal);
    const paid = await api.call(declareSatisfied, { token, params });
    const items = Math.round(paid.items_total_ttc * 100);
    expect(paid).toMatchObject({ status: "PAID", codes: ["MALLE5"], wallet_ttc: 20 });
    expect(Math.round(paid.discount_ttc * 100)).toBe(Math.round(items / 10) + 500);
    expect(paid.due_ttc).toBeCloseTo(paid.total_amount_ttc - paid.prepaid_ttc - 20, 2);
    expect((await api.call(getWallet, { token })).amount).toBe(0);
    const later = await api.fail(setOrderReductions, { token, params, body: { codes: [], use_wallet: false } });
    expect(later.code).toBe("CONFLICT");
    const [use] = await api.dependencies.db.select().from(couponUses).where(eq(couponUses.orderId, orderId));
    expect(use).toMatchObject({ code: "MALLE5", isSpent: true, discountCents: 500 });
    expect(await readBalance(api.dependencies.db, accounts.orderWallet(orderId), "EUR")).toBe(0);
    expect(await readBalance(api.dependencies.db, accounts.orderMoney(orderId), "EUR")).toBe(0);
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });

  it("whose bill waits for its money takes the wallet at once, and is paid when that is enough", async () => {
    const { home, orderId } = await delivered();
    const { db } = api.dependencies;
    await db.update(orders).set({ status: "PAYMENT_FAILED" }).where(eq(orders.id, orderId));
    const { totalCents, prepaidCents } = await stored(orderId);
    const due = totalCents - prepaidCents;
    await giveWallet(home.client_id, due - 100);
    const [token, params] = [await comeBack(api, home), { id: orderId }];
    const choose = (use_wallet: boolean) =>
      api.call(setOrderReductions, { token, params, body: { codes: [], use_wallet } });
    expect(await choose(true)).toMatchObject({ status: "PAYMENT_FAILED", due_ttc: 1 });
    expect(await choose(false)).toMatchObject({ wallet_ttc: 0, due_ttc: due / 100 });
    expect((await api.call(getWallet, { token })).amount).toBe((due - 100) / 100);
    await giveWallet(home.client_id, 100);
    expect(await choose(true)).toMatchObject({ status: "PAID", due_ttc: 0, payment: { status: "SUCCEEDED" } });
    expect(await readBalance(db, accounts.orderMoney(orderId), "EUR")).toBe(0);
    expect(await checkLedger(db)).toEqual([]);
  });

  it("is nobody else's, and its code is left out when too little was kept for it", async () => {
    const { orderId } = await delivered();
    const other = await aHousehold(api);
    const foreign = {
      token: await comeBack(api, other),
      params: { id: orderId },
      body: { codes: [], use_wallet: true },
    };
    expect((await api.fail(setOrderReductions, foreign)).code).toBe("NOT_FOUND");
    const { db } = api.dependencies;
    const [stored] = await db.select().from(orders).where(eq(orders.id, orderId));
    const order = { ...present(stored), couponCode: "MALLE5" };
    const terms = await db.transaction((tx) => lockBoxTerms(tx, order, api.clock.now()));
    const kept = (unitPriceCents: number) => [
      { id: "a", unitPriceCents, quantity: 1, keptQuantity: 1 },
      { id: "b", unitPriceCents, quantity: 1, keptQuantity: 0 },
    ];
    expect(priceBox(kept(4000), terms)).toMatchObject({ codeDiscountCents: 0, isCodeEffective: false });
    expect(priceBox(kept(6000), terms)).toMatchObject({ codeDiscountCents: 500, totalCents: 5500 });
  });
});
