import { afterAll, beforeAll, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { aCard, aClient } from "#tests/backend/builders.ts";
import { aHousehold, subscribe } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { insertTestCatalogue } from "#tests/backend/test-catalogue.ts";
import { and, eq } from "../db/orm.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { subscriptions } from "../db/schema/request.ts";
import { renderMail } from "../mails/render.ts";
import { addDays } from "../subscriptions/calendar.ts";
import { parisDay } from "./expiry.ts";
import { warnOfExpiry } from "./warn-of-expiry.ts";

const dayMs = 24 * 60 * 60_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await insertTestCatalogue(api.dependencies.db, api.clock.now(), 60);
});
afterAll(() => api.close());

const inDays = (days: number): string => addDays(parisDay(api.clock.now()), days);
const run = () => warnOfExpiry(api.dependencies);

/** The end of the only card, in days from now. */
async function endsIn(clientId: string, days: number): Promise<string> {
  const end = inDays(days);
  await api.dependencies.db
    .update(paymentMethods)
    .set({ expirationDate: end })
    .where(eq(paymentMethods.clientId, clientId));
  return end;
}
const mailsTo = async (email: string) =>
  (await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).filter(
    ({ kind }) => kind === "card-expiring",
  );

it("writes once for each card and end, a month before it, and names the next box", async () => {
  const home = await aHousehold(api);
  await subscribe(api, home);
  const end = await endsIn(home.client_id, 40);
  expect(await run()).toBe(0);
  api.clock.advance(10 * dayMs);
  expect(await Promise.all([run(), run()])).toContain(1);
  expect(await run()).toBe(0);
  api.clock.advance(5 * dayMs);
  expect(await run()).toBe(0);
  const [mail, ...others] = await mailsTo(home.email);
  expect(others).toEqual([]);
  const [planned] = await api.dependencies.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.clientId, home.client_id));
  expect(mail?.data).toMatchObject({ expiration_date: end, last4: "4242" });
  expect(mail?.data["next_on"]).not.toBeNull();
  expect(String(mail?.data["next_on"]) <= String(planned?.nextDeliveryDate)).toBe(true);
  for (const locale of locales) {
    const { text, subject } = renderMail("card-expiring", locale, mail?.data, "https://shop.example");
    expect(subject).toContain("Visa •••• 4242");
    expect(text).toContain("/infos/add/payment");
  }
  /* The bank prolongs it: its new end is another one. */
  await endsIn(home.client_id, 20);
  expect(await run()).toBe(1);
  expect(await mailsTo(home.email)).toHaveLength(2);
});

it("leaves alone who gets no boxes, who has another card, and who took the card away", async () => {
  const shopper = await aClient(api);
  await aCard(api, shopper.token);
  await endsIn(shopper.client_id, 10);

  const prepared = await aHousehold(api);
  await subscribe(api, prepared);
  const [first] = await api.dependencies.db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.clientId, prepared.client_id));
  await aCard(api, prepared.token, "5555555555554444");
  await api.dependencies.db
    .update(paymentMethods)
    .set({ expirationDate: inDays(10) })
    .where(eq(paymentMethods.id, first!.id));

  const gone = await aHousehold(api);
  await subscribe(api, gone);
  await endsIn(gone.client_id, 10);
  await api.dependencies.db
    .update(paymentMethods)
    .set({ deletedAt: api.clock.now() })
    .where(eq(paymentMethods.clientId, gone.client_id));

  expect(await run()).toBe(0);
  for (const { email } of [shopper, prepared, gone]) expect(await mailsTo(email)).toEqual([]);
});

it("says nothing of a card that has ended: the box that waits for one says so itself", async () => {
  const home = await aHousehold(api);
  await subscribe(api, home);
  await endsIn(home.client_id, -1);
  expect(await run()).toBe(0);
});

it("writes of the card that boxes are really charged to: the other one, once the default has ended, and of one of two that end together", async () => {
  const home = await aHousehold(api);
  await subscribe(api, home);
  await endsIn(home.client_id, -1);
  await aCard(api, home.token, "5555555555554444");
  await api.dependencies.db
    .update(paymentMethods)
    .set({ expirationDate: inDays(10) })
    .where(and(eq(paymentMethods.clientId, home.client_id), eq(paymentMethods.last4, "4444")));
  expect(await run()).toBe(1);
  expect((await mailsTo(home.email)).map(({ data }) => data["last4"])).toEqual(["4444"]);

  const pair = await aHousehold(api);
  await subscribe(api, pair);
  await aCard(api, pair.token, "5555555555554444");
  await endsIn(pair.client_id, 10);
  expect(await run()).toBe(1);
  expect((await mailsTo(pair.email)).map(({ data }) => data["last4"])).toEqual(["4242"]);
  expect(await run()).toBe(0);
});
