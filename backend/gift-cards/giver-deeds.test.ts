import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giftCards } from "#backend/db/schema/ledger.ts";
import { mailOutbox } from "#backend/db/schema/order.ts";
import { drawGiftCard } from "#backend/documents/gift-card.ts";
import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { checkLedger } from "#backend/ledger/check.ts";
import { readBalance } from "#backend/ledger/post.ts";
import {
  createGiftCard,
  getGiftCard,
  getGiftCardDesigns,
  getGiftCardPdf,
  getGiftCards,
  giftCardDesignSchema,
  openGiftCard,
  redeemGiftCard,
  sendGiftCardAgain,
  startGiftCardPayment,
  updateGiftCard,
  withdrawGiftCard,
  type GiftCardOrder,
} from "#contract/gift-cards.ts";
import { createSandboxToken } from "#contract/payment-methods.ts";
import { aCard, aCardForm, aClient, cards } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";

const dayMs = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function bought(change: Record<string, unknown> = {}): Promise<GiftCardOrder> {
  const [platform] = await api.call(startGiftCardPayment, {});
  const form = aCardForm(platform?.client_secret ?? "", cards.succeeds);
  const { provider_payment_method_id } = await api.call(createSandboxToken, { body: form });
  return api.call(createGiftCard, {
    idempotencyKey: crypto.randomUUID(),
    body: {
      amount: 50,
      for: "KID",
      recipient: { name: "Mina", email: "mina@example.com" },
      buyer: { name: "Oncle Paul", email: "paul@example.com" },
      payment: { payment_gateway: "sandbox", provider_payment_method_id },
      ...change,
    },
  });
}
const theirs = ({ id, access_key: key }: GiftCardOrder) => ({ params: { id }, query: key === null ? {} : { key } });
const codeOf = async ({ id }: GiftCardOrder): Promise<string> =>
  present((await api.dependencies.db.select().from(giftCards).where(eq(giftCards.id, id)))[0]?.code ?? undefined);
const mailed = async ({ id }: GiftCardOrder) =>
  (await api.dependencies.db.select().from(mailOutbox)).filter(
    ({ kind, dedupeKey }) => kind === "gift-card" && dedupeKey.endsWith(id),
  );
const settle = () => runDueJobs(api.dependencies);

describe("the giver of a card", () => {
  it("has it mailed at the hour of the day that was chosen, and moves both until then", async () => {
    // The test begins on 21 November at noon in Paris.
    const card = await bought({ date: "2026-11-22", hour: 18 });
    expect(card).toMatchObject({ date: "2026-11-22", hour: 18, is_sent: false });
    const moved = await api.call(updateGiftCard, {
      ...theirs(card),
      body: { date: "2026-11-23", hour: 20, recipient_email: "mina.b@example.com" },
    });
    expect(moved).toMatchObject({ date: "2026-11-23", hour: 20, recipient: { email: "mina.b@example.com" } });
    api.clock.advance(2 * dayMs);
    await settle();
    expect(await mailed(card)).toEqual([]);
    api.clock.advance(9 * 3_600_000);
    await settle();
    expect(await mailed(card)).toMatchObject([{ recipient: "mina.b@example.com" }]);
    const late = await api.fail(updateGiftCard, { ...theirs(card), body: { date: "2026-12-24" } });
    expect(late.code).toBe("GIFT_CARD_NOT_CHANGEABLE");
    api.clock.advance(-2 * dayMs - 9 * 3_600_000);
  });

  it("reads that it was opened by somebody else, and not by the giver", async () => {
    const giver = await aClient(api);
    const payment = { payment_method_id: (await aCard(api, giver.token)).id };
    const card = await api.call(createGiftCard, {
      token: giver.token,
      idempotencyKey: crypto.randomUUID(),
      body: {
        amount: 20,
        for: "WOMAN",
        design: "BOUQUET",
        message: "Pour toi",
        recipient: { name: "Lou" },
        buyer: { name: "Paul", email: giver.email },
        payment,
      },
    });
    const body = { code: (await codeOf(card)).toLowerCase() };
    expect(await api.call(openGiftCard, { token: giver.token, body })).toMatchObject({ design: "BOUQUET" });
    expect((await api.call(getGiftCard, theirs(card))).opened_at).toBeNull();
    const opened = await api.call(openGiftCard, { body });
    expect(opened).toMatchObject({ amount: 20, message: "Pour toi", buyer: { name: "Paul" }, status: "ACTIVE" });
    expect(JSON.stringify(opened)).not.toContain(card.access_key);
    const [given] = (await api.call(getGiftCards, { token: giver.token })).given;
    expect(given?.opened_at).toBe(api.clock.now().toISOString());
    expect((await api.fail(openGiftCard, { body: { code: "GC-AAAA-AAAA-AAAA" } })).code).toBe("CODE_INVALID");
  });

  it("sends it again: with its code to the same mailbox, with a new one to another", async () => {
    const card = await bought();
    await settle();
    const first = await codeOf(card);
    await api.call(sendGiftCardAgain, { ...theirs(card), body: {} });
    expect(await codeOf(card)).toBe(first);
    await api.call(sendGiftCardAgain, { ...theirs(card), body: { email: "lou@example.com" } });
    const second = await codeOf(card);
    expect(second).not.toBe(first);
    /* The database keeps no order of rows. */
    expect((await mailed(card)).map(({ recipient }) => recipient).toSorted()).toEqual([
      "lou@example.com",
      "mina@example.com",
      "mina@example.com",
    ]);
    const { token } = await aClient(api);
    expect((await api.fail(redeemGiftCard, { token, params: { code: first } })).code).toBe("CODE_INVALID");
    await api.call(redeemGiftCard, { token, params: { code: second } });
    expect((await api.fail(sendGiftCardAgain, { ...theirs(card), body: {} })).code).toBe("GIFT_CARD_NOT_CHANGEABLE");
  });

  it("withdraws within 14 days from one that is not used, once", async () => {
    const card = await bought();
    expect(card.withdraw_until).toBe("2026-12-05");
    const used = await bought();
    const { token } = await aClient(api);
    await api.call(redeemGiftCard, { token, params: { code: await codeOf(used) } });
    expect(await api.fail(withdrawGiftCard, theirs(used))).toMatchObject({
      code: "GIFT_CARD_NOT_WITHDRAWABLE",
      data: { reason: "USED" },
    });
    expect(await api.call(withdrawGiftCard, theirs(card))).toMatchObject({ status: "REFUNDED", withdraw_until: null });
    expect((await api.fail(withdrawGiftCard, theirs(card))).data).toEqual({ reason: "ALREADY_REFUNDED" });
    expect((await api.fail(withdrawGiftCard, { params: { id: card.id } })).code).toBe("NOT_FOUND");
    await settle();
    expect(await readBalance(api.dependencies.db, accounts.giftCard(card.id), "EUR")).toBe(0);
    expect((await api.fail(getGiftCardPdf, theirs(card))).code).toBe("NOT_FOUND");
    const old = await bought();
    api.clock.advance(15 * dayMs);
    expect((await api.fail(withdrawGiftCard, theirs(old))).data).toEqual({ reason: "TOO_LATE" });
    api.clock.advance(-15 * dayMs);
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });

  it("prints it: whom it is for, what it is worth, the words and the code", async () => {
    const card = await bought({ message: "Pour les premiers pas" });
    const file = await api.call(getGiftCardPdf, theirs(card));
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const facts = {
      amountCents: 5000,
      for: "KID",
      scene: "gift-bear",
      recipient: { name: "Mina" },
      buyer: { name: "Paul" },
      message: "Bravo ".repeat(80),
      code: "GC-AAAA-CCCC-DDDD",
      expiresOn: "2028-11-21",
      locale: "de-DE",
    } as const;
    const bytes = await drawGiftCard(facts, { storefrontUrl: "https://x.test", now: api.clock.now() });
    // The longest words, too, stand on one page.
    expect(
      Buffer.from(bytes)
        .toString("latin1")
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
  });
});

it("is bought by a guest with a service that asks on its own page", async () => {
  const offered = (await api.call(startGiftCardPayment, {})).flatMap((platform) => platform.payment_method_types);
  expect(offered).toEqual(expect.arrayContaining(["card_via_sandbox", "ideal_via_sandbox"]));
  const card = await bought({ payment: { payment_method_type: "ideal_via_sandbox" } });
  expect(card).toMatchObject({
    status: "PENDING_PAYMENT",
    payment: { status: "REQUIRES_ACTION", payment_method_type: "ideal_via_sandbox", action_url: expect.any(String) },
  });
});

it("offers every drawing once, named in the language that was asked for", async () => {
  const designs = await api.call(getGiftCardDesigns, { locale: "de-DE" });
  expect(designs.map(({ design }) => design).toSorted()).toEqual(giftCardDesignSchema.options.toSorted());
  for (const { picture } of designs) expect(picture.alt).not.toBe("");
  expect(designs[1]?.picture.alt).toContain("Teddybär");
});
