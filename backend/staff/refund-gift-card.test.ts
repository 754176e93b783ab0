import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGiftCard, getGiftCards, redeemGiftCard } from "#contract/gift-cards.ts";
import { locales } from "#contract/locale.ts";
import { getWallet } from "#contract/wallet.ts";
import { aCard, aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { giftCards, refunds } from "../db/schema/ledger.ts";
import { mailOutbox, payments } from "../db/schema/order.ts";
import { staffDecisions } from "../db/schema/staff.ts";
import { accounts } from "../ledger/accounts.ts";
import { checkLedger } from "../ledger/check.ts";
import { readBalance } from "../ledger/post.ts";
import { renderMail } from "../mails/render.ts";
import { sendRefunds } from "../refunds/send.ts";
import { refundGiftCard } from "./refund-gift-card.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 86_400_000;
async function bought(email = `${randomUUID()}@example.com`) {
  const { token } = await aClient(api);
  const { id } = await api.call(createGiftCard, {
    token,
    idempotencyKey: randomUUID(),
    body: {
      amount: 50,
      for: "KID",
      recipient: { name: "Mina", email: "mina@example.com" },
      message: "",
      buyer: { name: "Oncle Paul", email },
      payment: { payment_method_id: (await aCard(api, token)).id },
    },
  });
  const [row] = await api.dependencies.db.select().from(giftCards).where(eq(giftCards.id, id));
  return { id, token, email, code: present(row).code ?? "" };
}
const ask = (card: string) =>
  refundGiftCard(api.dependencies, { command: "refund-gift-card", card, reason: "changed their mind", staff: "Zoé" });

it("an unused card is given back once, and its code is worth nothing any more", async () => {
  const { db } = api.dependencies;
  const { id, token, email, code } = await bought();
  api.clock.advance(14 * dayMs);
  expect(await ask(email.toUpperCase())).toEqual({ id, buyer: `Oncle Paul <${email}>`, amount_cents: 5000 });
  await expect(ask(code)).rejects.toThrow("given back before");
  await expect(ask(email)).rejects.toThrow("no gift card");
  const friend = await aClient(api);
  expect((await api.fail(redeemGiftCard, { params: { code }, token: friend.token })).code).toBe("CODE_INVALID");
  expect(await sendRefunds(api.dependencies)).toBe(1);
  const [payment] = await db.select().from(payments).where(eq(payments.giftCardId, id));
  const given = await db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, present(payment).id));
  expect(given).toMatchObject([{ providerCents: 5000, status: "SENT", reason: "gift-card-withdrawn" }]);
  for (const account of [accounts.giftCard(id), accounts.giftCardMoney(id)])
    expect(await readBalance(db, account, "EUR")).toBe(0);
  expect(await checkLedger(db)).toEqual([]);
  expect(await db.select().from(staffDecisions).where(eq(staffDecisions.subjectId, id))).toMatchObject([
    { kind: "GIFT_CARD_REFUNDED", staffName: "Zoé", reason: "changed their mind" },
  ]);
  const mails = (await db.select().from(mailOutbox)).filter(
    ({ dedupeKey }) => dedupeKey === `gift-card-refunded:${id}`,
  );
  expect(mails).toMatchObject([{ recipient: email }]);
  for (const locale of locales) {
    const { subject, text, html } = renderMail(
      "gift-card-refunded",
      locale,
      present(mails[0]).data,
      "https://a.example",
    );
    expect(text).toContain("50,00");
    expect(subject).toContain("Mina");
    expect(html).not.toMatch(/undefined|\{\w+\}/);
  }
  api.clock.advance(-14 * dayMs);
  expect((await api.call(getGiftCards, { token })).given).toMatchObject([{ id, status: "REFUNDED", code: null }]);
});

it("what was used stays used, also when both happen at once", async () => {
  const { id, code } = await bought();
  const friend = await aClient(api);
  const [redeemed, refunded] = await Promise.allSettled([
    api.call(redeemGiftCard, { params: { code }, token: friend.token }),
    ask(id),
  ]);
  expect([redeemed.status, refunded.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  const wallet = await api.call(getWallet, { token: friend.token });
  expect(wallet.amount).toBe(redeemed.status === "fulfilled" ? 50 : 0);
  expect(await checkLedger(api.dependencies.db)).toEqual([]);
  await expect(ask(id)).rejects.toThrow(redeemed.status === "fulfilled" ? "was redeemed" : "given back before");
});

it("is refused after fourteen days, for an unknown card, and asks which one when a buyer has several", async () => {
  const late = await bought();
  await bought(late.email);
  await expect(ask(late.email)).rejects.toThrow(late.id);
  api.clock.advance(15 * dayMs);
  await expect(ask(late.code)).rejects.toThrow("more than 14 days ago");
  await expect(ask("GC-AAAA-AAAA-AAAA")).rejects.toThrow("There is no gift card");
});
