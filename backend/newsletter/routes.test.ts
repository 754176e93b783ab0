import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { subscribeToNewsletter, unsubscribePhone } from "#contract/newsletter.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { phoneUnsubscriptions } from "../db/schema/after-sale.ts";
import { subscribers } from "../db/schema/client.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const body = { email: " Jeanne@Example.com ", list: "KID", source: "Footer HP", language: "nl" } as const;

it("keeps an e-mail once a list, whatever its case", async () => {
  await api.call(subscribeToNewsletter, { body });
  await api.call(subscribeToNewsletter, { body: { ...body, email: "jeanne@example.com" } });
  await api.call(subscribeToNewsletter, { body: { ...body, list: "WOMAN", source: "Footer HP Femme" } });
  const rows = await api.dependencies.db.select().from(subscribers);
  expect(rows.map(({ email, list, source, language }) => [email, list, source, language])).toEqual([
    ["jeanne@example.com", "KID", "Footer HP", "nl"],
    ["jeanne@example.com", "WOMAN", "Footer HP Femme", "nl"],
  ]);
});

it("needs an e-mail and the locale header alone", async () => {
  await api.call(subscribeToNewsletter, { body: { email: "allein@example.com" }, locale: "de" });
  const rows = await api.dependencies.db.select().from(subscribers).where(eq(subscribers.email, "allein@example.com"));
  expect(rows).toMatchObject([{ list: "KID", source: "", language: "de" }]);
});

it("refuses a mailbox that is thrown away", async () =>
  expect(await api.fail(subscribeToNewsletter, { body: { ...body, email: "x@inbox.mailinator.com" } })).toMatchObject({
    code: "EMAIL_INVALID",
    fields: [{ path: "body.email", code: "email_disposable" }],
  }));

it.each(["", "jeanne", "jeanne@example", "a b@example.com"])("refuses the e-mail %j", async (email) =>
  expect(await api.fail(subscribeToNewsletter, { body: { ...body, email } })).toMatchObject({
    code: "EMAIL_INVALID",
    fields: [{ path: "body.email", code: "email_invalid" }],
  }),
);

it("asks for an e-mail that is missing", async () => {
  const { email: _, ...rest } = body;
  expect(await api.fail(subscribeToNewsletter, { body: rest })).toMatchObject({
    code: "VALIDATION",
    detail: "An email is required",
    fields: [{ path: "body.email", code: "required" }],
  });
});

it("keeps a phone number once a list, however it is written, and answers the same each time", async () => {
  const list = "KID";
  await api.call(unsubscribePhone, { body: { list, phone: "06 12 34 56 78" } });
  await api.call(unsubscribePhone, { body: { list, phone: "+33 (0)6 12 34 56 78" }, locale: "nl-NL" });
  await api.call(unsubscribePhone, { body: { list: "WOMAN", phone: "0033612345678" } });
  await api.call(unsubscribePhone, { body: { list, phone: "06 12345678" }, locale: "nl-NL" });
  const rows = await api.dependencies.db.select().from(phoneUnsubscriptions);
  expect(rows.map(({ phone, list }) => [phone, list])).toEqual([
    ["+33612345678", "KID"],
    ["+33612345678", "WOMAN"],
    ["+31612345678", "KID"],
  ]);
});

it.each([
  [
    { list: "KID", phone: "12" },
    { path: "body.phone", code: "phone_invalid" },
  ],
  [
    { list: "DOG", phone: "06 12 34 56 78" },
    { path: "body.list", code: "invalid_value" },
  ],
  [{ list: "KID" }, { path: "body.phone", code: "invalid_type" }],
])("refuses %j", async (body, field) => {
  const problem = await api.fail(unsubscribePhone, { body });
  expect(problem.code).toBe("VALIDATION");
  expect(problem.fields).toContainEqual(field);
});
