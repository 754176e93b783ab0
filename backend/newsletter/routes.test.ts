import { afterAll, beforeAll, expect, it } from "vitest";
import { subscribeToNewsletter } from "#contract/website.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
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

it.each(["", "jeanne", "jeanne@example", "a b@example.com"])("refuses the e-mail %j", async (email) =>
  expect(await api.fail(subscribeToNewsletter, { body: { ...body, email } })).toMatchObject({
    code: "EMAIL_INVALID",
    fields: [{ path: "body.email", code: "email_invalid" }],
  }),
);
