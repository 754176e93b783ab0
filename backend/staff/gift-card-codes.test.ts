import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createGiftCard, getGiftCardPdf, getGiftCards, openGiftCard, sendGiftCardAgain } from "#contract/gift-cards.ts";
import { endpoints } from "#contract/endpoints.ts";
import { aCard, aClient, type SignedIn } from "#tests/backend/builders.ts";
import { sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { paramsOfNobody } from "#tests/backend/example-input.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";

let api: TestApi;
let giver: SignedIn;
let token: string;
let card: typeof giftCards.$inferSelect;

const aGift = async (change: object = {}) => ({
  amount: 30,
  for: "KID" as const,
  recipient: { name: "Mina", email: "mina@example.com" },
  buyer: { name: "Paul", email: giver.email },
  payment: { payment_method_id: (await aCard(api, giver.token)).id },
  ...change,
});
const stored = async (id: string) =>
  present((await api.dependencies.db.select().from(giftCards).where(eq(giftCards.id, id)))[0]);

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  giver = await aClient(api);
  const { id } = await api.call(createGiftCard, {
    token: giver.token,
    idempotencyKey: crypto.randomUUID(),
    body: await aGift(),
  });
  card = await stored(id);
  await runDueJobs(api.dependencies);
  api.mails.length = 0;
  token = (await openStaffSession(api, giver.email)).access_token;
});

it("no call that staff can make for the giver tells the code of an unused card, nor the key that opens it", async () => {
  const code = present(card.code ?? undefined);
  const input = { token, idempotencyKey: crypto.randomUUID(), query: {} };
  const read = [...endpoints.values()].filter(({ auth, method }) => auth !== "none" && method === "GET");
  expect(read.length).toBeGreaterThan(40);
  const withdrawal = endpoints.get("withdrawGiftCard");
  for (const endpoint of [...read, present(withdrawal)]) {
    const params = { ...paramsOfNobody(endpoint), ...(endpoint.path.includes(":id") ? { id: card.id } : {}) };
    const answer = await sendCall(api.request, endpoint, { ...input, params });
    const text = await answer.text();
    expect([endpoint.path, text.includes(code), text.includes(card.accessKey)]).toEqual([endpoint.path, false, false]);
  }
  expect((await api.call(getGiftCards, { token: giver.token })).given).toMatchObject([{ is_code_hidden: false }]);
});

it("the giver reads it, staff reads that it is hidden, has no PDF and opens no card", async () => {
  expect((await api.call(getGiftCards, { token: giver.token })).given).toMatchObject([
    { code: card.code, is_code_hidden: false },
  ]);
  expect((await api.call(getGiftCards, { token })).given).toMatchObject([{ code: null, is_code_hidden: true }]);
  const pdf = { params: { id: card.id } };
  await api.call(getGiftCardPdf, { ...pdf, token: giver.token });
  expect((await api.fail(getGiftCardPdf, { ...pdf, token })).code).toBe("STAFF_NOT_ALLOWED");
  const keyed = { ...pdf, query: { key: card.accessKey } };
  const { access_token: elsewhere } = await openStaffSession(api, (await aClient(api)).email);
  expect((await api.fail(sendGiftCardAgain, { ...keyed, body: {}, token: elsewhere })).code).toBe("NOT_FOUND");
  const body = { code: card.code ?? "" };
  expect((await api.fail(openGiftCard, { token, body })).code).toBe("STAFF_NOT_ALLOWED");
  expect((await stored(card.id)).openedAt).toBeNull();
});

it("staff has it mailed to the giver's own address, and to no other", async () => {
  const to = { token, params: { id: card.id } };
  expect((await api.fail(sendGiftCardAgain, { ...to, body: { email: "staff@example.com" } })).code).toBe(
    "STAFF_NOT_ALLOWED",
  );
  const answer = await api.call(sendGiftCardAgain, { ...to, body: {} });
  expect(answer).toMatchObject({ access_key: null, is_code_hidden: true, recipient: { email: "mina@example.com" } });
  await runDueJobs(api.dependencies);
  expect(api.mails.map(({ to: recipient }) => recipient)).toEqual([giver.email]);
  expect(api.mails[0]?.text).toContain(card.code);
  expect((await stored(card.id)).code).toBe(card.code);
});

it("staff names nobody else as the buyer of a card, who would get what opens it", async () => {
  const buy = async (change: object) =>
    (
      await api.fail(createGiftCard, {
        token,
        idempotencyKey: crypto.randomUUID(),
        body: await aGift(change),
      })
    ).code;
  expect(await buy({ buyer: { name: "Paul", email: "staff@example.com" } })).toBe("STAFF_NOT_ALLOWED");
  expect(await buy({})).toBe("STAFF_NEEDS_CONSENT");
});
