import { afterAll, beforeAll, expect, it } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { leaveByLink, subscribeToNewsletter } from "#contract/newsletter.ts";
import { getLooks } from "#contract/website.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq, like } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { clients, subscribers } from "../db/schema/client.ts";
import { mailBounces } from "../db/schema/newsletter.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { formatMoney } from "../mails/format.ts";
import { newsletterSchema } from "../staff/commands.ts";
import { noteBounce, previewNewsletter, sendNewsletter, testNewsletter } from "../staff/newsletter.ts";
import { deriveNewsToken } from "./link.ts";

let api: TestApi;
const french = ["a@example.com", "b@example.com", "c@example.com"];
beforeAll(async () => {
  api = await createTestApi();
  for (const email of french) await api.call(subscribeToNewsletter, { body: { email }, locale: "fr-FR" });
  await api.call(subscribeToNewsletter, { body: { email: "de@example.com" }, locale: "de-DE" });
  await runDueJobs(api.dependencies);
  api.mails.length = 0;
});
afterAll(() => api.close());

const aNewsletter = (change: object = {}) =>
  newsletterSchema.parse({
    name: "winter-fr",
    language: "fr",
    list: "KID",
    content: {
      subject: "L’hiver arrive",
      preheader: "Les pulls sont là",
      title: "Les pulls sont là",
      paragraphs: ["Doux et chauds.", "À très vite."],
      button: { label: "Voir les pulls", path: "/shop/knitwear" },
    },
    ...change,
  });
const send = (newsletter = aNewsletter()) =>
  sendNewsletter(api.dependencies, { command: "newsletter-send", newsletter, staff: "Ada" });
const deliver = async () => {
  api.clock.advance(60_000);
  await runDueJobs(api.dependencies);
  return api.mails.splice(0);
};
const waiting = () => api.dependencies.db.$count(mailOutbox, like(mailOutbox.dedupeKey, "newsletter:%"));

it("shows a preview and counts whom it would go to, without sending anything", async () => {
  const newsletter = aNewsletter();
  const preview = await previewNewsletter(api.dependencies, { command: "newsletter-preview", newsletter });
  expect(preview.recipients).toBe(3);
  expect(preview.html).toContain("http://localhost:3000/shop/knitwear");
  expect(preview.text).toContain("/api/newsletter/leave?");
  expect(await waiting()).toBe(0);
  const german = aNewsletter({ language: "de" });
  expect(
    await previewNewsletter(api.dependencies, { command: "newsletter-preview", newsletter: german }),
  ).toMatchObject({
    recipients: 0,
  });
});

it("shows the pieces and looks it names, in every language, as they are when the mail is written", async () => {
  const { dependencies } = api;
  const { db } = dependencies;
  const [product] = await db.select().from(products).where(eq(products.id, 3));
  const { sku, names, priceCents, images } = present(product);
  const { content } = aNewsletter();
  const looksIn = (locale: Locale) => api.call(getLooks, { query: { limit: 1 }, locale });
  const looks = (await looksIn("fr")).map(({ id }) => id);
  const showing = (language: Locale) => aNewsletter({ language, content: { ...content, pieces: [sku], looks } });
  const preview = (newsletter = showing("fr")) =>
    previewNewsletter(dependencies, { command: "newsletter-preview", newsletter });
  for (const locale of locales) {
    const { html, text } = await preview(showing(locale));
    const look = present((await looksIn(locale))[0]);
    for (const part of [names[locale], look.name, formatMoney(priceCents / 100, locale)]) expect(text).toContain(part);
    const shop = `http://localhost:3000${locale === "fr" ? "" : `/${locale}`}`;
    expect(text).toContain(`${shop}/look/${look.id}\n`);
    expect(html).toMatch(new RegExp(`href="${shop}/shop/[a-z-]+/3-`));
    for (const { url } of [look.image, present(images[0])])
      expect(html).toContain(`src="http://localhost:3000${url.replace(/svg$/, "small.jpg")}"`);
  }

  await testNewsletter(dependencies, {
    command: "newsletter-test",
    newsletter: showing("fr"),
    email: "ada@example.com",
  });
  await db.update(products).set({ priceCents: 12_345 }).where(eq(products.id, 3));
  expect((await deliver())[0]?.text).toContain(formatMoney(123.45, "fr"));

  const sell = (stock: number) => db.update(variants).set({ stock }).where(eq(variants.productId, 3));
  const command = {
    command: "newsletter-send",
    newsletter: { ...showing("nl"), name: "shown" },
    staff: "Ada",
  } as const;
  await sell(0);
  await expect(preview()).rejects.toThrow(`under ${sku}:`);
  await expect(sendNewsletter(dependencies, command)).rejects.toThrow(sku);
  await sell(9);
  expect(await sendNewsletter(dependencies, command)).toEqual({ name: "shown", written: 0 });
  const others = { ...command.newsletter, content: { ...command.newsletter.content, pieces: [] } };
  await expect(sendNewsletter(dependencies, { ...command, newsletter: others })).rejects.toThrow("other words");
  await sell(0);
  expect(await sendNewsletter(dependencies, command)).toEqual({ name: "shown", written: 0 });
  await sell(9);
});

it("sends a test to one address, and says so in its subject", async () => {
  const newsletter = aNewsletter();
  await testNewsletter(api.dependencies, { command: "newsletter-test", newsletter, email: "ada@example.com" });
  const mails = await deliver();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([["ada@example.com", "[Test] L’hiver arrive"]]);
  expect(mails[0]?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/api\/newsletter\/leave\?/);
});

it("goes to everybody once, goes on after a stop, and passes by who left or never takes mails", async () => {
  const { dependencies } = api;
  const { db } = dependencies;
  await noteBounce(dependencies, { command: "bounce", email: "c@example.com", isHard: true, reason: "550 unknown" });
  expect(await send()).toEqual({ name: "winter-fr", written: 2 });
  expect(await send()).toEqual({ name: "winter-fr", written: 0 });
  // As after a process that died between two batches.
  await db.delete(mailOutbox).where(eq(mailOutbox.recipient, "b@example.com"));
  expect(await send()).toEqual({ name: "winter-fr", written: 1 });
  const token = deriveNewsToken(dependencies.environment.SESSION_SECRET, "leave", "b@example.com");
  await api.call(leaveByLink, { body: { token } });
  expect((await deliver()).map(({ to }) => to)).toEqual(["a@example.com"]);
  await expect(send(aNewsletter({ list: "WOMAN" }))).rejects.toThrow("other words");
});

it("is refused under its name once any of its words, its button or its audience is another", async () => {
  const { content } = aNewsletter();
  const sent = { name: "changed-fr", ages: { from: 17, to: 18 } };
  await send(aNewsletter(sent));
  const changes = [
    { subject: "Le printemps arrive" },
    { preheader: "Les robes sont là" },
    { title: "Les robes sont là" },
    { paragraphs: ["Doux et chauds."] },
    { paragraphs: ["Doux et chauds.\nÀ très vite."] },
    { button: null },
    { button: { label: "Voir les robes", path: "/shop/knitwear" } },
    { button: { label: "Voir les pulls", path: "/shop/dresses" } },
  ];
  for (const change of changes)
    await expect(send(aNewsletter({ ...sent, content: { ...content, ...change } }))).rejects.toThrow("other words");
  await expect(send(aNewsletter({ ...sent, ages: null }))).rejects.toThrow("other words");
  expect(await send(aNewsletter(sent))).toEqual({ name: "changed-fr", written: 0 });
});

it("reaches clients who said yes by the age of their child, and those of Germany once they confirmed", async () => {
  const { db } = api.dependencies;
  const [client, german] = [await aClient(api), await aClient(api)];
  const kid = await aProfile(api, client.token);
  await db.update(profiles).set({ birthdate: "2023-01-15" }).where(eq(profiles.id, kid.id));
  await db.update(clients).set({ isOptinKid: true, locale: "fr-FR" }).where(eq(clients.id, client.client_id));
  await db.update(clients).set({ isOptinKid: true, locale: "de-DE" }).where(eq(clients.id, german.client_id));
  const count = async (change: object) =>
    (
      await previewNewsletter(api.dependencies, {
        command: "newsletter-preview",
        newsletter: aNewsletter(change),
      })
    ).recipients;
  expect(await count({ ages: { from: 2, to: 4 } })).toBe(1);
  expect(await count({ ages: { from: 8, to: 10 } })).toBe(0);
  expect(await count({ language: "de" })).toBe(0);
  const [row] = await db.select().from(clients).where(eq(clients.id, german.client_id));
  await db.insert(subscribers).values({
    email: row!.email,
    list: "KID",
    source: "",
    language: "de",
    createdAt: api.clock.now(),
    confirmedAt: api.clock.now(),
  });
  expect(await count({ language: "de" })).toBe(1);
});

it("gives an address up that a server refuses for good, at once, and after five mails that came back for now", async () => {
  const { dependencies } = api;
  const { db } = dependencies;
  const refusing = {
    ...dependencies,
    mailer: { send: async () => Promise.reject(Object.assign(new Error("550 no such user"), { responseCode: 550 })) },
  };
  await send(aNewsletter({ name: "spring-fr" }));
  api.clock.advance(60_000);
  await runDueJobs(refusing);
  const given = async (email: string) =>
    (await db.select().from(mailBounces).where(eq(mailBounces.email, email)))[0]?.givenUpAt ?? null;
  expect(await given("a@example.com")).not.toBeNull();
  const bounce = () =>
    noteBounce(dependencies, { command: "bounce", email: "soft@example.com", isHard: false, reason: "mailbox full" });
  for (let time = 1; time <= 4; time++) expect(await bounce()).toMatchObject({ is_given_up: false });
  expect(await bounce()).toMatchObject({ is_given_up: true });
});

it("writes to more addresses than one batch holds, once to each, and to whoever came since", async () => {
  const { db } = api.dependencies;
  const now = api.clock.now();
  const join = (emails: readonly string[]) =>
    db.insert(subscribers).values(
      emails.map((email) => ({
        email,
        list: "WOMAN" as const,
        source: "",
        language: "es",
        createdAt: now,
        confirmedAt: now,
      })),
    );
  const many = Array.from({ length: 501 }, (_, number) => `es-${number}@example.com`);
  await join(many);
  const newsletter = aNewsletter({ name: "otono-es", language: "es", list: "WOMAN" });
  expect(await send(newsletter)).toMatchObject({ written: 501 });
  const written = await db
    .select({ recipient: mailOutbox.recipient, at: mailOutbox.nextAttemptAt })
    .from(mailOutbox)
    .where(like(mailOutbox.recipient, "es-%"));
  expect(written.map(({ recipient }) => recipient).toSorted()).toEqual(many.toSorted());
  /* One behind the other, across batches as well. */
  expect(new Set(written.map(({ at }) => at.getTime())).size).toBe(501);
  await join(["es-late@example.com"]);
  expect(await send(newsletter)).toMatchObject({ written: 1 });
  expect(await db.$count(mailOutbox, like(mailOutbox.recipient, "es-%"))).toBe(502);
});
