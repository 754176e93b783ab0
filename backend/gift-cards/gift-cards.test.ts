import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { giftCards } from "#backend/db/schema/ledger.ts";
import { mailOutbox, payments } from "#backend/db/schema/order.ts";
import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { checkLedger } from "#backend/ledger/check.ts";
import { readBalance } from "#backend/ledger/post.ts";
import { pendingCheckMs } from "#backend/payments/settle.ts";
import { getDiscount } from "#contract/discounts.ts";
import {
  createGiftCard,
  getGiftCard,
  getGiftCards,
  payGiftCard,
  redeemGiftCard,
  startGiftCardPayment,
} from "#contract/gift-cards.ts";
import { createSandboxToken } from "#contract/payment-methods.ts";
import { getWallet } from "#contract/wallet.ts";
import { aCard, aCardForm, aClient, cards } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { asc, eq } from "../db/orm.ts";

const dayMs = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** A card entered by a guest in the sandbox's form. */
async function guestCard(number: string = cards.succeeds) {
  const [platform] = await api.call(startGiftCardPayment, {});
  const form = aCardForm(platform?.client_secret ?? "", number);
  const { provider_payment_method_id } = await api.call(createSandboxToken, { body: form });
  return { payment_gateway: "sandbox" as const, provider_payment_method_id };
}
const aGift = (payment: Parameters<typeof api.call<typeof createGiftCard>>[1]["body"]["payment"], change = {}) => ({
  amount: 50,
  for: "KID" as const,
  recipient: { name: "Mina", email: "mina@example.com" },
  message: "Pour les premiers pas.",
  buyer: { name: "Oncle Paul", email: "paul@example.com" },
  payment,
  ...change,
});
const aKey = () => crypto.randomUUID();
const bought = async (change: Record<string, unknown> = {}) =>
  api.call(createGiftCard, { body: aGift(await guestCard(), change), idempotencyKey: aKey() });
const row = async (id: string) =>
  present((await api.dependencies.db.select().from(giftCards).where(eq(giftCards.id, id)))[0]);
const codeOf = async (id: string) => (await row(id)).code ?? "";
const mailsOf = async (id: string) =>
  (await api.dependencies.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt))).filter(({ dedupeKey }) =>
    dedupeKey.endsWith(id),
  );
/** How a guest who gave a card asks for it. */
const theirs = ({ id, access_key: key }: { id: string; access_key: string | null }) => ({
  params: { id },
  query: key === null ? {} : { key },
});
const settle = () => runDueJobs(api.dependencies);

describe("a gift card", () => {
  it("is bought by a guest, leaves by mail, and is redeemed into a wallet once, however the code is typed", async () => {
    const card = await bought();
    expect(card).toMatchObject({
      status: "ACTIVE",
      amount: 50,
      date: "2026-11-21",
      expires_on: "2028-11-21",
      payment: { status: "SUCCEEDED", payment_method_type: "card_via_sandbox" },
    });
    expect(JSON.stringify(card)).not.toContain("GC-");
    await settle();
    const [receipt, gift] = ["paul@example.com", "mina@example.com"].map((recipient) =>
      api.mails.find(({ to }) => to === recipient),
    );
    const code = await codeOf(card.id);
    expect(code).toMatch(/^GC-[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/);
    expect(gift?.text).toContain(code);
    expect(receipt?.html).not.toContain(code);
    expect((await api.call(getGiftCard, theirs(card))).is_sent).toBe(true);
    expect(await readBalance(api.dependencies.db, accounts.giftCard(card.id), "EUR")).toBe(5000);

    const { token } = await aClient(api);
    const typed = `  ${code.toLowerCase().replaceAll("-", " ")} `;
    expect(await api.call(redeemGiftCard, { params: { code: typed }, token })).toMatchObject({ status: "REDEEMED" });
    expect((await api.fail(redeemGiftCard, { params: { code }, token })).code).toBe("GIFT_CARD_ALREADY_USED");
    expect((await api.fail(getDiscount, { params: { code }, token })).code).toBe("GIFT_CARD_ALREADY_USED");
    expect(await api.call(getWallet, { token })).toMatchObject({
      amount: 50,
      total: 1,
      transactions: [{ rule: "GIFT_CARD_REDEEMED", amount: 50, balance: 50, order: null }],
    });
    expect((await api.call(getGiftCards, { token })).received).toMatchObject([{ id: card.id }]);
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });

  it("shows how it was paid to its giver only: with the key of the order, or signed in as who gave it", async () => {
    const { token } = await aClient(api);
    const card = await bought();
    const given = await api.call(createGiftCard, { body: aGift(await guestCard()), idempotencyKey: aKey(), token });
    const { token: other } = await aClient(api);
    const redeemed = await api.call(redeemGiftCard, { params: { code: await codeOf(card.id) }, token: other });
    const [received] = (await api.call(getGiftCards, { token: other })).received;
    for (const seen of [redeemed, received]) {
      const text = JSON.stringify(seen);
      for (const secret of ["mina@example.com", "paul@example.com", "payment", card.access_key])
        expect(text).not.toContain(secret);
    }
    for (const { id } of [card, given])
      for (const guess of [{}, { token: other }, { query: { key: given.id } }, { query: { key: "x" } }]) {
        expect((await api.fail(getGiftCard, { params: { id }, ...guess })).code).toBe("NOT_FOUND");
        const body = { payment: await guestCard() };
        expect((await api.fail(payGiftCard, { params: { id }, body, ...guess })).code).toBe("NOT_FOUND");
      }
    const last4 = (answer: { payment: { last4: string | null } }) => answer.payment.last4;
    expect(last4(await api.call(getGiftCard, theirs(given)))).toBe(given.payment.last4);
    expect(last4(await api.call(getGiftCard, { params: { id: given.id }, token }))).toBe(given.payment.last4);
    await settle();
    const receipt = api.mails.findLast(({ to }) => to === "paul@example.com");
    expect(receipt?.text).toContain(`gift_card=${given.id}&key=${given.access_key}`);
  });

  it("is redeemed by one of two clients at once", async () => {
    const code = await codeOf((await bought()).id);
    const clients = await Promise.all([aClient(api), aClient(api)]);
    const answers = await Promise.allSettled(
      clients.map(({ token }) => api.call(redeemGiftCard, { params: { code }, token })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const wallets = await Promise.all(clients.map(({ token }) => api.call(getWallet, { token })));
    expect(wallets.reduce((sum, { amount }) => sum + amount, 0)).toBe(50);
  });

  it("is ordered once by a repeated call; the same key for another wish is refused", async () => {
    const [payment, idempotencyKey] = [await guestCard(), aKey()];
    const first = await api.call(createGiftCard, { body: aGift(payment), idempotencyKey });
    const again = await api.call(createGiftCard, { body: aGift(payment), idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(await mailsOf(first.id)).toHaveLength(1);
    for (const [body, locale] of [
      [aGift(payment, { amount: 60 })],
      [aGift(payment, { date: "2026-12-24" })],
      [aGift(payment), "de-DE"],
      [aGift(await guestCard())],
    ] as const) {
      const other = await api.fail(createGiftCard, { body, idempotencyKey, ...(locale && { locale }) });
      expect(other.code).toBe("IDEMPOTENCY_KEY_REUSED");
    }
    api.clock.advance(dayMs);
    expect((await api.call(createGiftCard, { body: aGift(payment), idempotencyKey })).id).toBe(first.id);
    api.clock.advance(-dayMs);
    const { token } = await aClient(api);
    const saved = { payment_method_id: (await aCard(api, token)).id };
    const theirs = await api.call(createGiftCard, { body: aGift(saved), idempotencyKey, token });
    expect(theirs.id).not.toBe(first.id);
  });

  it("is ordered for one of two wishes that come at once with one key", async () => {
    const [payment, idempotencyKey] = [await guestCard(), aKey()];
    const order = (amount: number) => api.call(createGiftCard, { body: aGift(payment, { amount }), idempotencyKey });
    const answers = await Promise.allSettled([order(50), order(60)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("bought ahead leaves in the morning of its day, to the buyer when the recipient has no address", async () => {
    const card = await bought({ date: "2026-11-23", recipient: { name: "Mina", email: null }, for: "WOMAN" });
    await settle();
    expect(await mailsOf(card.id)).toHaveLength(1);
    api.clock.advance(2 * dayMs - 5 * 3_600_000);
    await settle();
    expect(await mailsOf(card.id)).toHaveLength(1);
    api.clock.advance(4 * 3_600_000);
    await settle();
    expect((await mailsOf(card.id)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["gift-card-receipt", "paul@example.com"],
      ["gift-card", "paul@example.com"],
    ]);
  });

  it("that was refused has no code and no mail, and can be paid with another card", async () => {
    const body = aGift(await guestCard(cards.declined));
    const card = await api.call(createGiftCard, { body, idempotencyKey: aKey() });
    expect(card).toMatchObject({
      status: "PENDING_PAYMENT",
      expires_on: null,
      payment: { status: "FAILED", error_code: "card_declined" },
    });
    expect((await row(card.id)).code).toBeNull();
    expect(await mailsOf(card.id)).toEqual([]);
    const pay = { ...theirs(card), body: { payment: await guestCard() } };
    expect(await api.call(payGiftCard, pay)).toMatchObject({ status: "ACTIVE" });
    expect((await api.fail(payGiftCard, pay)).code).toBe("ORDER_NOT_PAYABLE");
  });

  it("is ordered without a payment, once, and is paid later", async () => {
    const idempotencyKey = aKey();
    const { payment: _, ...body } = aGift(await guestCard(), { message: "Plus tard." });
    const order = () => api.call(createGiftCard, { body, idempotencyKey });
    const card = await order();
    expect(card).toMatchObject({ status: "PENDING_PAYMENT", payment: { status: "PENDING", action_url: null } });
    expect((await order()).id).toBe(card.id);
    expect(await mailsOf(card.id)).toEqual([]);
    const paid = await api.call(payGiftCard, { ...theirs(card), body: { payment: await guestCard() } });
    expect(paid.status).toBe("ACTIVE");
    expect((await order()).status).toBe("ACTIVE");
  });

  it("that was charged to a token nobody knows has failed, and can be paid at once", async () => {
    const body = aGift({ payment_gateway: "sandbox", provider_payment_method_id: "nope" });
    const card = await api.call(createGiftCard, { body, idempotencyKey: aKey() });
    expect(card).toMatchObject({
      status: "PENDING_PAYMENT",
      payment: { status: "FAILED", error_code: "payment_method_refused" },
    });
    const pay = { ...theirs(card), body: { payment: await guestCard() } };
    expect(await api.call(payGiftCard, pay)).toMatchObject({ status: "ACTIVE" });
  });

  it.each([
    [cards.declined, 2],
    [cards.succeeds, 1],
  ])("whose answer was lost is asked about before it is paid again: %s", async (number, attempts) => {
    const provider = present(api.dependencies.payments.get("sandbox"));
    const { charge } = provider;
    vi.spyOn(provider, "charge").mockImplementationOnce(async (input) => {
      await charge(input);
      throw new Error("connection lost");
    });
    const body = aGift(await guestCard(number));
    const card = await api.call(createGiftCard, { body, idempotencyKey: aKey() });
    const { id } = card;
    const mine = eq(payments.giftCardId, id);
    const pay = { ...theirs(card), body: { payment: await guestCard() } };
    expect((await api.fail(payGiftCard, pay)).code).toBe("REQUEST_IN_PROGRESS");
    api.clock.advance(pendingCheckMs);
    expect(await api.call(payGiftCard, pay)).toMatchObject({ status: "ACTIVE", payment: { status: "SUCCEEDED" } });
    expect(await api.dependencies.db.$count(payments, mine)).toBe(attempts);
  });

  it("that is never paid is cancelled after a day", async () => {
    const body = aGift(await guestCard(cards.threeDSecure));
    const card = await api.call(createGiftCard, { body, idempotencyKey: aKey() });
    expect(card.payment).toMatchObject({ status: "REQUIRES_ACTION", action_url: expect.any(String) });
    api.clock.advance(25 * 3_600_000);
    await settle();
    expect(await api.call(getGiftCard, theirs(card))).toMatchObject({ status: "CANCELLED" });
    const late = { ...theirs(card), body: { payment: await guestCard() } };
    expect(await api.fail(payGiftCard, late)).toMatchObject({ code: "ORDER_NOT_PAYABLE", data: { reason: "TOO_OLD" } });
  });

  it("makes a signed-in buyer a giver, who can read the code until it is redeemed", async () => {
    const { token } = await aClient(api);
    const payment = { payment_method_id: (await aCard(api, token)).id };
    const card = await api.call(createGiftCard, { body: aGift(payment), idempotencyKey: aKey(), token });
    const [given] = (await api.call(getGiftCards, { token })).given;
    expect(given).toMatchObject({ id: card.id, code: await codeOf(card.id) });
    const friend = await aClient(api);
    await api.call(redeemGiftCard, { params: { code: given?.code ?? "" }, token: friend.token });
    expect((await api.call(getGiftCards, { token })).given).toMatchObject([{ status: "REDEEMED", code: null }]);
  });

  it("expires after its last day, and what was on it is booked", async () => {
    const card = await bought();
    const german = await api.call(createGiftCard, {
      body: aGift(await guestCard()),
      idempotencyKey: aKey(),
      locale: "de-DE",
    });
    expect(german.expires_on).toBe("2029-12-31");
    const code = await codeOf(card.id);
    api.clock.advance(732 * dayMs);
    const { token } = await aClient(api);
    expect((await api.fail(redeemGiftCard, { params: { code }, token })).code).toBe("GIFT_CARD_EXPIRED");
    await settle();
    expect((await api.call(getGiftCard, theirs(card))).status).toBe("EXPIRED");
    expect((await api.call(getGiftCard, theirs(german))).status).toBe("ACTIVE");
    expect((await api.fail(getDiscount, { params: { code }, token })).code).toBe("GIFT_CARD_EXPIRED");
    expect(await readBalance(api.dependencies.db, accounts.giftCard(card.id), "EUR")).toBe(0);
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });
});

describe("a bad call", () => {
  it("is refused for amounts, days, methods and foreign cards that do not fit", async () => {
    const payment = await guestCard();
    const order = (change: object) =>
      api.fail(createGiftCard, { body: { ...aGift(payment), ...change }, idempotencyKey: aKey() });
    for (const change of [
      { amount: 9.99 },
      { amount: 500.01 },
      { amount: 20.001 },
      { date: "2030-01-01" },
      { message: "x".repeat(501) },
    ])
      expect((await order(change)).code).toBe("VALIDATION");
    expect((await order({ payment: { payment_method_id: crypto.randomUUID() } })).code).toBe(
      "PAYMENT_METHOD_NOT_FOUND",
    );
    const adyen = { payment_gateway: "adyen", provider_payment_method_id: "x" };
    expect((await order({ payment: adyen })).code).toBe("PAYMENT_PLATFORM_NOT_AVAILABLE");
    const owner = await aClient(api);
    const theirs = { payment_method_id: (await aCard(api, owner.token)).id };
    const thief = await aClient(api);
    const stolen = await api.fail(createGiftCard, { body: aGift(theirs), idempotencyKey: aKey(), token: thief.token });
    expect(stolen.code).toBe("PAYMENT_METHOD_NOT_FOUND");
    expect((await api.fail(getGiftCard, { params: { id: crypto.randomUUID() } })).code).toBe("NOT_FOUND");
  });

  it("with unknown codes answers that they are invalid, and too many of them end", async () => {
    const strict = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
    const { token } = await aClient(strict);
    const guess = (code: string) => strict.fail(redeemGiftCard, { params: { code }, token });
    for (const code of ["GC-AAAA-AAAA-AAAA", "hello", "BIENVENUE10"])
      expect((await guess(code)).code).toBe("CODE_INVALID");
    const codes = [];
    for (let count = 0; count < 20; count += 1) codes.push((await guess("GC-AAAA-AAAA-AAAC")).code);
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
    expect((await strict.fail(redeemGiftCard, { params: { code: "  " }, token })).code).toBe("VALIDATION");
    await strict.close();
  });
});
