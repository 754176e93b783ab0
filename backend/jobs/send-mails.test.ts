import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { startSmtpServer } from "#tests/backend/smtp-server.ts";
import { eq } from "../db/orm.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { createMailer } from "../mails/create-mailer.ts";
import { sendDueMails, type RenderMail } from "./send-mails.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.dependencies.db.delete(mailOutbox);
  api.mails.length = 0;
});

const minuteMs = 60_000;
const render: RenderMail = async (mail) => ({ subject: mail.kind, html: "<p>Merci</p>", text: "Merci" });
const run = (change: Partial<TestApi["dependencies"]> = {}) => sendDueMails({ ...api.dependencies, ...change }, render);
const failing = { mailer: { send: async () => Promise.reject(new Error("451 try again later")) } };

async function aMail(): Promise<string> {
  const now = api.clock.now();
  const id = randomUUID();
  await api.dependencies.db.insert(mailOutbox).values({
    id,
    kind: "order-confirmation",
    recipient: "jeanne@example.com",
    locale: "fr-FR",
    data: {},
    dedupeKey: id,
    createdAt: now,
    nextAttemptAt: now,
  });
  return id;
}
const stored = async (id: string) =>
  (await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];

it("a mail of the outbox reaches a mail server, letter by letter", async () => {
  const server = await startSmtpServer({ user: "shop", password: "secret" });
  try {
    const { environment } = api.dependencies;
    const mailer = createMailer({ ...environment, SMTP_URL: server.url });
    await aMail();
    const text = ["Merci, Zoé", ".", "..à bientôt", "a".repeat(2000)].join("\n");
    const words: RenderMail = async () => ({ subject: "Größe Łódź ✓", html: "<p>Merci</p>", text });
    expect(await sendDueMails({ ...api.dependencies, mailer }, words)).toBe(1);
    expect(server.envelopes).toMatchObject([{ user: "shop", to: ["jeanne@example.com"] }]);
    const [message = ""] = server.messages;
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
    const [, head = "", plain = ""] = /(text\/plain[^]*?)\n\n([^]*?)\n--/.exec(message) ?? [];
    const decoded = head.includes("base64")
      ? Buffer.from(plain, "base64").toString()
      : Buffer.from(
          plain
            .replaceAll("=\n", "")
            .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          "latin1",
        ).toString();
    expect(decoded.trimEnd()).toBe(text);
  } finally {
    await server.close();
  }
});

it("a mail from an address nobody reads is answered to customer service, but for one that names somebody else", async () => {
  const server = await startSmtpServer();
  try {
    const change = { MAIL_FROM: "Petite Malle <no-reply@petite-malle.example>", SUPPORT_EMAIL: "aide@shop.example" };
    const environment = { ...api.dependencies.environment, ...change, SMTP_URL: server.url };
    const needs = { ...api.dependencies, environment, mailer: createMailer(environment) };
    await aMail();
    await sendDueMails(needs, render);
    await aMail();
    await sendDueMails(needs, async (...mail) => ({ ...(await render(...mail)), replyTo: "ada@mail.example" }));
    const answered = server.messages.map((message) => /^Reply-To: (.+)$/m.exec(message)?.[1]?.trim());
    expect(answered).toEqual(["aide@shop.example", "ada@mail.example"]);
  } finally {
    await server.close();
  }
});

describe("sendDueMails", () => {
  it("sends each mail once, also when several processes look at once", async () => {
    const ids = [await aMail(), await aMail(), await aMail()];
    const sent = await Promise.all([run(), run(), run()]);
    expect(sent.reduce((sum, n) => sum + n)).toBe(3);
    expect(await run()).toBe(0);
    expect(api.mails.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(api.mails[0]).toMatchObject({ to: "jeanne@example.com", subject: "order-confirmation", text: "Merci" });
    expect((await stored(ids[0] ?? ""))?.sentAt).toEqual(api.clock.now());
  });

  it("tries again later and later when the server refuses, then sends", async () => {
    const id = await aMail();
    for (const waitMinutes of [1, 2, 4]) {
      expect(await run(failing)).toBe(0);
      api.clock.advance(waitMinutes * minuteMs - 1);
      expect(await run()).toBe(0);
      api.clock.advance(1);
    }
    expect(await run()).toBe(1);
    expect(await stored(id)).toMatchObject({ attempts: 4 });
  });

  it("gives up after twelve attempts, with an error in the log", async () => {
    const id = await aMail();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await run(failing);
      api.clock.advance(6 * 60 * minuteMs);
    }
    expect(await stored(id)).toMatchObject({ attempts: 12, sentAt: null });
    expect(api.logs.filter((line) => line.includes("mail given up") && line.includes(id))).toHaveLength(1);
  });

  it("sends a mail whose process died once its lease is over, under the same id", async () => {
    const id = await aMail();
    const asked = Promise.withResolvers<void>();
    const neverAnswers = {
      mailer: {
        send: () => {
          asked.resolve();
          return new Promise<void>(() => undefined);
        },
      },
    };
    void run(neverAnswers);
    /* Until then it reads from the database, which ends with the file. */
    await asked.promise;
    expect((await stored(id))?.attempts).toBe(1);
    expect(await run()).toBe(0);
    api.clock.advance(3 * minuteMs);
    expect(await run()).toBe(1);
    expect(api.mails.map((mail) => mail.id)).toEqual([id]);
  });

  it("goes on with the others when one cannot be written", async () => {
    const [broken, good] = [await aMail(), await aMail()];
    const sent = await sendDueMails(api.dependencies, async (mail, url) => {
      if (mail.id === broken) throw new Error("no such kind");
      return render(mail, url);
    });
    expect([sent, api.mails.map(({ id }) => id)]).toEqual([1, [good]]);
  });
});
