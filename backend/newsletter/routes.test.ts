import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmNewsletter, leaveByLink, subscribeToNewsletter, unsubscribePhone } from "#contract/newsletter.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { eq, like } from "../db/orm.ts";
import { phoneUnsubscriptions } from "../db/schema/after-sale.ts";
import { clients, optinChanges, subscribers } from "../db/schema/client.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { newsletterLimit } from "../http/rate-limit.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { renderMail } from "../mails/render.ts";
import { addSecrets } from "../mails/secrets.ts";
import { toMessage } from "../mails/smtp-mailer.ts";
import { deriveNewsToken } from "./link.ts";

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

describe("a sign-up", () => {
  const mailsTo = (email: string) =>
    api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.createdAt);
  const rowOf = async (email: string) =>
    (await api.dependencies.db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
  const secret = () => api.dependencies.environment.SESSION_SECRET;
  const written = (mail: { kind: string; locale: string; data: Record<string, unknown> }) =>
    renderMail(mail.kind, mail.locale, addSecrets(secret(), mail.kind, mail.data), "https://shop.example");

  it("counts at once in France, and welcomes the address with one press to leave", async () => {
    const email = "fr@example.com";
    await api.call(subscribeToNewsletter, { body: { email }, locale: "fr-FR" });
    await api.call(subscribeToNewsletter, { body: { email }, locale: "fr-FR" });
    expect((await rowOf(email))?.confirmedAt).not.toBeNull();
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(["newsletter-welcome"]);
    const words = written(mails[0]!);
    const message = toMessage({ ...words, id: "1", to: email }, "shop@example.com");
    expect(message.headers).toMatchObject({
      "List-Unsubscribe": { value: expect.stringMatching(/^<https:\/\/shop\.example\/api\/newsletter\/leave\?.+>$/) },
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(words.text).toContain(words.unsubscribeUrl);
  });

  it("waits for its link in Germany and Austria, and writes once an hour at most", async () => {
    const email = "de@example.com";
    for (const locale of ["de-DE", "de-AT", "de-DE"] as const)
      await api.call(subscribeToNewsletter, { body: { email }, locale });
    expect((await rowOf(email))?.confirmedAt).toBeNull();
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(["newsletter-confirm"]);
    for (const locale of ["fr", "de", "nl", "es"])
      expect(written({ ...mails[0]!, locale }).text).toContain("/confirm?");
    const token = deriveNewsToken(secret(), "confirm", email);
    await api.call(confirmNewsletter, { body: { token } });
    const first = (await rowOf(email))?.confirmedAt;
    expect(first).not.toBeNull();
    api.clock.advance(1000);
    await api.call(confirmNewsletter, { body: { token } });
    expect((await rowOf(email))?.confirmedAt).toEqual(first);
  });

  it("ends by its link, for an account with that e-mail, too; a second press answers the same", async () => {
    const { db } = api.dependencies;
    const { client_id } = await aClient(api);
    const [client] = await db.update(clients).set({ isOptinKid: true }).where(eq(clients.id, client_id)).returning();
    const email = client!.email;
    await api.call(subscribeToNewsletter, { body: { email } });
    const token = deriveNewsToken(secret(), "leave", email);
    await api.call(leaveByLink, { body: { token } });
    await api.call(leaveByLink, { body: { token } });
    expect(await rowOf(email)).toBeUndefined();
    const [after] = await db.select().from(clients).where(eq(clients.id, client_id));
    expect(after?.isOptinKid).toBe(false);
    const said = await db.select().from(optinChanges).where(eq(optinChanges.clientId, client_id));
    expect(said.filter(({ source }) => source === "newsletter-link")).toMatchObject([{ line: "KID", isGiven: false }]);
  });

  it("takes back what waits to be sent: news, and an invitation to a review, but no mail about an order", async () => {
    const { db } = api.dependencies;
    const email = "waiting@example.com";
    const kinds = ["newsletter", "review-invitation", "order-shipped"] as const;
    await db.transaction(async (tx) => {
      for (const kind of kinds) {
        const mail = { kind, recipient: email, locale: "fr-FR", data: { email }, dedupeKey: `${kind}:${email}` };
        await enqueueMail(tx, mail, api.clock.now());
      }
    });
    await api.call(leaveByLink, { body: { token: deriveNewsToken(secret(), "leave", email) } });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["order-shipped"]);
  });

  it("pressed ten times in a second is one sign-up with one mail", async () => {
    const email = "ten-times@example.com";
    await Promise.all(Array.from({ length: 10 }, () => api.call(subscribeToNewsletter, { body: { email } })));
    const rows = await api.dependencies.db.select().from(subscribers).where(eq(subscribers.email, email));
    expect(rows).toHaveLength(1);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["newsletter-welcome"]);
  });

  it("of ten addresses in a second counts as often as one network may, and no mail is written for the others", async () => {
    await using strict = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 0.1 } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        strict.request(subscribeToNewsletter.path, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.1" },
          body: JSON.stringify({ email: `one-of-ten-${number}@example.com` }),
        }),
      ),
    );
    const allowed = newsletterLimit.limit * 0.1;
    expect(answers.filter(({ ok }) => ok)).toHaveLength(allowed);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10 - allowed);
    expect(await strict.dependencies.db.$count(subscribers, like(subscribers.email, "one-of-ten-%"))).toBe(allowed);
    expect(await strict.dependencies.db.$count(mailOutbox, like(mailOutbox.recipient, "one-of-ten-%"))).toBe(allowed);
  });

  it("takes no link that was cut, changed, or made for another deed", async () => {
    const token = deriveNewsToken(secret(), "leave", "fr@example.com");
    for (const wrong of [
      token.slice(0, -1),
      `x${token}`,
      "x",
      deriveNewsToken("another-secret", "leave", "fr@example.com"),
    ])
      expect((await api.fail(leaveByLink, { body: { token: wrong } })).code).toBe("NEWSLETTER_LINK_INVALID");
    expect((await api.fail(confirmNewsletter, { body: { token } })).code).toBe("NEWSLETTER_LINK_INVALID");
    expect(await rowOf("fr@example.com")).toBeDefined();
  });
});
