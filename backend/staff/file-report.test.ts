import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { subscribeToNewsletter } from "#contract/newsletter.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { mailBounces } from "../db/schema/newsletter.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { runStaffCommand } from "./run-command.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let readers = 0;
/** Somebody who was sent a mail. */
async function aReader() {
  readers += 1;
  const email = `reader-${readers}@example.com`;
  await api.call(subscribeToNewsletter, { body: { email }, locale: "fr-FR" });
  return { email, id: await newMailTo(email) };
}
async function newMailTo(email: string): Promise<string> {
  await runDueJobs(api.dependencies);
  const { id } = present(api.mails.findLast(({ to }) => to === email));
  return id;
}
/** As one of those the shop writes. */
async function anotherMailTo(email: string): Promise<string> {
  const id = crypto.randomUUID();
  const now = api.clock.now();
  const sent = { id, kind: "welcome", recipient: email, locale: "fr", data: {}, dedupeKey: id };
  await api.dependencies.db.insert(mailOutbox).values({ ...sent, createdAt: now, sentAt: now, nextAttemptAt: now });
  return id;
}
const nobodysId = "00000000-0000-4000-8000-000000000000";

interface Report {
  /** Message-ID of the mail that is sent back. */
  id?: string;
  fields?: string[];
  /** What stands in the report's own header. */
  head?: string[];
  original?: string;
}
/** As Postfix writes it. */
const write = ({ id = nobodysId, fields = [], head = [], original = "message/rfc822" }: Report): string =>
  [
    "From: MAILER-DAEMON@mx.example.net",
    "To: bonjour@petite-malle.example",
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    ...head,
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.net",
    "Arrival-Date: Sat, 28 Nov 2026 10:00:00 +0000 (UTC)",
    "",
    ...fields,
    "",
    "--b",
    `Content-Type: ${original}`,
    "",
    "Received: from shop",
    `Message-ID:`,
    ` <${id}@petite-malle.example>`,
    "Subject: Bienvenue",
    "",
    "Bonjour",
    "--b--",
    "",
  ].join("\r\n");
const failed = (email: string, status: string, said = "550 no such user") => [
  `Final-Recipient: rfc822; ${email}`,
  `Original-Recipient: rfc822;${email.toUpperCase()}`,
  "Action: failed",
  `Status: ${status}`,
  "Remote-MTA: dns; mx.example.com",
  `Diagnostic-Code: smtp; ${said}`,
  "    in reply to RCPT TO command",
];

const fileRaw = (raw: string) =>
  runStaffCommand(api.dependencies, { command: "file-report", mail: Buffer.from(raw).toString("base64") });
const file = (report: Report) => fileRaw(write(report));
async function noted(email: string) {
  const [row] = await api.dependencies.db.select().from(mailBounces).where(eq(mailBounces.email, email));
  return row && { count: row.count, reason: row.reason, isGivenUp: row.givenUpAt !== null };
}

describe("a report of a mail of the shop", () => {
  it.each(["message/rfc822", "text/rfc822-headers"])(
    "ends an address that is gone at once, with the mail or its head sent back (%s)",
    async (original) => {
      const { email, id } = await aReader();
      const report = { id, original, fields: failed(email, "5.1.1") };
      expect(await file(report)).toEqual({ email, outcome: "gone", is_counted: true, is_given_up: true });
      expect(await noted(email)).toEqual({
        count: 1,
        reason: "5.1.1 550 no such user in reply to RCPT TO command",
        isGivenUp: true,
      });
    },
  );

  it("ends an address where five mails came back, each counted once however often it is told of", async () => {
    const { email, id } = await aReader();
    const full = (mail: string) => file({ id: mail, fields: failed(email, "5.2.2", "552 mailbox full") });
    expect(await full(id)).toMatchObject({ outcome: "returned", is_counted: true, is_given_up: false });
    expect(await full(id)).toMatchObject({ is_counted: false, is_given_up: false });
    for (let mail = 2; mail <= 5; mail += 1) {
      expect(await full(await anotherMailTo(email))).toMatchObject({ is_counted: true, is_given_up: mail === 5 });
    }
    expect(await noted(email)).toMatchObject({ count: 5, isGivenUp: true });
  });

  it("is not believed of a mail that was not sent yet", async () => {
    const { email } = await aReader();
    const id = await anotherMailTo(email);
    await api.dependencies.db.update(mailOutbox).set({ sentAt: null }).where(eq(mailOutbox.id, id));
    await expect(file({ id, fields: failed(email, "5.1.1") })).rejects.toThrow("no_mail");
  });

  it("is believed about the address also behind a report that the same mail only came back", async () => {
    const { email, id } = await aReader();
    await file({ id, fields: failed(email, "4.4.7", "delivery time expired") });
    expect(await file({ id, fields: failed(email, "5.1.10", "Recipient not found") })).toMatchObject({
      outcome: "gone",
      is_counted: false,
      is_given_up: true,
    });
  });

  it.each(["5.1.8", "5.1.0", "5.7.1", "4.2.2", ""])("does not end an address for a failure of %s", async (status) => {
    const { email, id } = await aReader();
    expect(await file({ id, fields: failed(email, status) })).toMatchObject({
      outcome: "returned",
      is_given_up: false,
    });
  });

  it.each(["delayed", "delivered", "relayed"])("counts nothing that is %s", async (action) => {
    const { email, id } = await aReader();
    const fields = [`Final-Recipient: rfc822; ${email}`, `Action: ${action}`, "Status: 4.4.1"];
    expect(await file({ id, fields })).toMatchObject({ is_counted: false, is_given_up: false });
    expect(await noted(email)).toBeUndefined();
  });

  it("is found by what it answers where it sends nothing back", async () => {
    const { email, id } = await aReader();
    const head = [`In-Reply-To: <${id}@petite-malle.example>`];
    expect(await file({ head, fields: failed(email, "5.1.1") })).toMatchObject({ email, is_given_up: true });
  });

  it("is looked up by the likeliest of the names it gives, however many they are", async () => {
    const { email, id } = await aReader();
    const thread = (ids: string[]) => [
      `References: ${ids.map((one) => `<${one}@petite-malle.example>`).join("\r\n ")}`,
    ];
    const fields = failed(email, "5.1.1");
    const others = Array.from({ length: 25_000 }, () => crypto.randomUUID());
    await expect(file({ head: thread([id, ...others]), fields })).rejects.toThrow("no_mail");
    expect(await file({ head: thread([...others, id, nobodysId]), fields })).toMatchObject({
      email,
      is_given_up: true,
    });
  });

  it("is a mailbox's word of an unwanted mail, too, unless it takes that back", async () => {
    const { email, id } = await aReader();
    const complaint = (type: string) =>
      fileRaw(
        write({ id })
          .replace("report-type=delivery-status", "report-type=feedback-report")
          .replace(
            /Content-Type: message\/delivery-status[\s\S]*?(?=--b)/,
            `Content-Type: message/feedback-report\r\n\r\nFeedback-Type: ${type}\r\nVersion: 1\r\n`,
          ),
      );
    await expect(complaint("not-spam")).rejects.toThrow("no_report");
    expect(await complaint("abuse")).toEqual({ email, outcome: "complained", is_counted: true, is_given_up: true });
  });
});

describe("a report is refused with its reason, and nothing is noted,", () => {
  it("where it names no mail of the shop", async () => {
    const { email } = await aReader();
    await expect(file({ fields: failed(email, "5.1.1") })).rejects.toThrow("no_mail");
    expect(await noted(email)).toBeUndefined();
  });

  it("where it tells of somebody the mail was not sent to", async () => {
    const { email, id } = await aReader();
    await expect(file({ id, fields: failed("victim@example.com", "5.1.1") })).rejects.toThrow("other_recipient");
    expect([await noted(email), await noted("victim@example.com")]).toEqual([undefined, undefined]);
  });

  it.each([
    ["a letter", "From: lea@example.com\r\nSubject: Bonjour\r\n\r\nStatus: 5.1.1\r\nAction: failed", "no_report"],
    ["a report without a status", write({}), "no_report"],
    ["nothing", "", "unreadable"],
    ["noise", "\u0000\u0001\r\n\r\n", "no_report"],
  ])("where it is %s", (_, raw, code) => expect(fileRaw(raw)).rejects.toThrow(code));
});
