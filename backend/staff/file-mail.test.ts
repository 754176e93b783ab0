import { createTransport, type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTicket, getTicket, maxAttachmentBytes, maxMessageLength } from "#contract/customer-service.ts";
import { getMyData } from "#contract/my-data.ts";
import { aClient, proveEmail } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { ticketMessages, tickets } from "../db/schema/after-sale.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { runStaffCommand } from "./run-command.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => {
  api.mails.length = 0;
  api.files.clear();
});
afterAll(() => api.close());

const transport = createTransport({ streamTransport: true, buffer: true });
const file = async (raw: Buffer) =>
  runStaffCommand(api.dependencies, { command: "file-mail", mail: raw.toString("base64") });
async function written(mail: SendMailOptions): Promise<Buffer> {
  const { message } = await transport.sendMail({ to: "bonjour@petite-malle.example", subject: "Re: …", ...mail });
  return message as Buffer;
}
const fileMail = async (mail: SendMailOptions) => file(await written(mail));
const pdf = (filename: string, size = 20) => ({ filename, content: Buffer.from("%PDF-1.7".padEnd(size)) });

/** Message-IDs of the mails about a ticket that its sender got, the newest last. */
async function mailsOf(number: string): Promise<string[]> {
  await runDueJobs(api.dependencies);
  const { SUPPORT_EMAIL: support } = api.dependencies.environment;
  return api.mails
    .filter(({ to, subject }) => to !== support && subject.includes(number))
    .map(({ id }) => `<${id}@petite-malle.example>`);
}

async function anAnsweredTicket(change: { sender_email?: string } = {}) {
  const client = await aClient(api);
  await proveEmail(api, client.client_id);
  const letter = { object: "Une couture", content: "Elle a lâché.", sender_email: client.email, sender_name: "Léa" };
  const ticket = await api.call(createTicket, { body: { ...letter, ...change }, token: client.token });
  const { number } = ticket;
  await runStaffCommand(api.dependencies, {
    command: "answer-ticket",
    ticket: number,
    text: "Une photo ?",
    staff: "Inès",
  });
  const ids = await mailsOf(number);
  api.mails.length = 0;
  return { ...client, ...ticket, inReplyTo: present(ids.at(-1)) };
}
const wordsOf = async ({ id, token }: { id: string; token: string }) =>
  (await api.call(getTicket, { params: { id }, token })).messages.map(({ author, content }) => `${author} ${content}`);
/** What is said to a mail that is refused, and what is there of it afterwards. */
async function refusalOf(mail: SendMailOptions, ticket: { id: string; token: string }) {
  const before = await wordsOf(ticket);
  const said = await fileMail(mail).then(
    () => "filed",
    (error: unknown) => String(error),
  );
  return { said, kept: (await wordsOf(ticket)).slice(before.length), files: api.files.size };
}
const refused = (why: string) => ({ said: expect.stringContaining(why) as unknown, kept: [], files: 0 });

describe("a mail of the owner of a ticket", () => {
  it("goes into its thread without what it quotes, is told to the support, and opens the ticket again", async () => {
    const ticket = await anAnsweredTicket();
    const text =
      "La voici, merci à vous.\n\nLe 28 nov. 2026 à 12:44, Petite Malle <b@c.example> a écrit :\n> Une photo ?\n";
    const mail = { from: `Léa <${ticket.email.toUpperCase()}>`, text, inReplyTo: ticket.inReplyTo };
    expect(await fileMail({ ...mail, attachments: [pdf("couture.pdf")] })).toEqual({
      number: ticket.number,
      is_new: true,
      files: ["couture.pdf"],
    });
    const thread = await api.call(getTicket, { params: { id: ticket.id }, token: ticket.token });
    expect(thread).toMatchObject({
      status: "OPEN",
      messages: [
        {},
        { author: "STAFF" },
        {
          author: "CLIENT",
          content: "La voici, merci à vous.",
          attachments: [{ name: "couture.pdf", type: "application/pdf", bytes: 20 }],
        },
      ],
    });
    await runDueJobs(api.dependencies);
    expect(api.mails).toMatchObject([
      { to: api.dependencies.environment.SUPPORT_EMAIL, replyTo: ticket.email, attachments: [{ name: "couture.pdf" }] },
    ]);
    const { messages } = await api.call(getMyData, { token: ticket.token });
    expect(messages[0]?.answers.at(-1)).toMatchObject({ author: "CLIENT", attachment_names: ["couture.pdf"] });
  });

  it("is taken where it is HTML alone, or its plain part is empty, without what it quotes", async () => {
    const { email: from, inReplyTo, ...ticket } = await anAnsweredTicket();
    const quote = '<div class="gmail_quote"><blockquote class="gmail_quote">Une photo ?</blockquote></div>';
    await fileMail({ from, inReplyTo, html: `<style>p{}</style><p>La voici,<br>merci.</p>${quote}` });
    await fileMail({ from, inReplyTo, text: " \n", html: "<div>L’autre c&ocirc;t&eacute;.</div>" });
    expect((await wordsOf(ticket)).slice(2)).toEqual(["CLIENT La voici,\nmerci.", "CLIENT L’autre côté."]);
  });

  it("is found by what it refers to, or by the number in its subject", async () => {
    const ticket = await anAnsweredTicket();
    const from = ticket.email;
    const references = ["<somebody@else.example>", ticket.inReplyTo, "<another@else.example>"];
    await fileMail({ from, text: "Un", inReplyTo: "<another@else.example>", references });
    await fileMail({ from, text: "Deux", subject: `RE: Réponse à votre message (${ticket.number.toLowerCase()})` });
    expect((await wordsOf(ticket)).slice(2)).toEqual(["CLIENT Un", "CLIENT Deux"]);
  });

  it("is filed once, however often it comes, with its files", async () => {
    const ticket = await anAnsweredTicket();
    const raw = await written({
      from: ticket.email,
      text: "Merci",
      inReplyTo: ticket.inReplyTo,
      attachments: [pdf("a.pdf")],
    });
    expect(await file(raw)).toMatchObject({ is_new: true });
    expect(await file(raw)).toMatchObject({ is_new: false, number: ticket.number });
    expect(await wordsOf(ticket)).toHaveLength(3);
    expect(api.files.size).toBe(1);
  });

  it("may bring nothing but a picture", async () => {
    const ticket = await anAnsweredTicket();
    await fileMail({ from: ticket.email, text: "", inReplyTo: ticket.inReplyTo, attachments: [pdf("a.pdf")] });
    expect((await wordsOf(ticket)).at(-1)).toBe("CLIENT ");
  });

  it("is taken of a visitor from the address the answers go to", async () => {
    const body = { object: "Une taille", content: "?", sender_email: "Visitor@example.com", sender_name: "Ada" };
    const { number } = await api.call(createTicket, { body });
    const [inReplyTo] = await mailsOf(number);
    await expect(fileMail({ from: "other@example.com", text: "x", inReplyTo })).rejects.toThrow("not_owner");
    await fileMail({ from: "visitor@example.com", text: "La 4 ans ?", inReplyTo });
    const { db } = api.dependencies;
    const rows = await db
      .select({ content: ticketMessages.content })
      .from(ticketMessages)
      .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
      .where(eq(tickets.number, number));
    expect(rows).toEqual([{ content: "La 4 ans ?" }]);
  });
});

describe("a mail is refused with a reason, and nothing is kept of it,", () => {
  it("when it is of somebody else, or of an address the account has not proved", async () => {
    const ticket = await anAnsweredTicket();
    const { inReplyTo } = ticket;
    const files = { attachments: [pdf("a.pdf")] };
    expect(await refusalOf({ from: "other@example.com", text: "x", inReplyTo, ...files }, ticket)).toEqual(
      refused("not_owner: other@example.com"),
    );
    expect(await refusalOf({ from: (await aClient(api)).email, text: "x", inReplyTo }, ticket)).toEqual(
      refused("not_owner"),
    );
    /* Whoever is named as the sender is not who reads the thread. */
    const named = await anAnsweredTicket({ sender_email: "victim@example.com" });
    const mail = { from: "victim@example.com", text: "Ce n’est pas moi.", inReplyTo: named.inReplyTo };
    expect(await refusalOf(mail, named)).toEqual(refused("not_owner: victim@example.com"));
  });

  it.each<[string, SendMailOptions]>([
    ["no_words", { text: "> Une photo ?" }],
    ["no_words", { html: '<img src="https://pixel.example/1.gif" width="1" height="1" alt="">' }],
    ["no_words", { html: '<blockquote type="cite">Une photo ?</blockquote>' }],
    ["too_long", { text: "x".repeat(maxMessageLength + 1) }],
    ["too_long", { html: `<p>${"x".repeat(maxMessageLength + 1)}</p>` }],
    ["automatic", { text: "Je suis absente.", headers: { "Auto-Submitted": "auto-replied" } }],
    ["automatic", { text: "Je suis absente.", headers: { Precedence: "bulk" } }],
    ["forged", { text: "x", headers: { "Authentication-Results": "mx.example; spf=pass; dmarc=fail (p=none)" } }],
    [
      "file_refused: a.exe (file_type_not_supported)",
      { text: "x", attachments: [pdf("a.pdf"), { filename: "a.exe", content: "MZ" }] },
    ],
    ["file_refused: b.pdf (file_too_large)", { text: "x", attachments: [pdf("b.pdf", maxAttachmentBytes + 1)] }],
    [
      "file_refused: 5.pdf (too_many_files)",
      { text: "x", attachments: [0, 1, 2, 3, 4, 5].map((at) => pdf(`${at}.pdf`)) },
    ],
  ])("with %s", async (why, mail) => {
    const ticket = await anAnsweredTicket();
    expect(await refusalOf({ from: ticket.email, inReplyTo: ticket.inReplyTo, ...mail }, ticket)).toEqual(refused(why));
  });

  it("when it answers no mail of a ticket, or is none", async () => {
    const ticket = await anAnsweredTicket();
    const inReplyTo = `<${crypto.randomUUID()}@petite-malle.example>`;
    expect(await refusalOf({ from: ticket.email, text: "x", inReplyTo, subject: "T-22222222" }, ticket)).toEqual(
      refused("no_ticket"),
    );
    await expect(file(Buffer.from("nothing of a mail"))).rejects.toThrow(/unreadable|no_ticket/);
    await expect(file(Buffer.alloc(0))).rejects.toThrow("unreadable");
  });
});
