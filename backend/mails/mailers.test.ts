import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSmtpServer, type SmtpServer } from "#tests/backend/smtp-server.ts";
import { createFolderMailer } from "./folder-mailer.ts";
import type { Mail } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const from = "Petite Malle <bonjour@petite-malle.example>";
const mail: Mail = {
  id: "0b7a4f2e-0000-4000-8000-000000000001",
  to: "jeanne@example.com",
  subject: "Votre commande est confirmée",
  html: "<p>Merci, Zoé</p>",
  text: "Merci, Zoé",
};

describe("the SMTP mailer", () => {
  let server: SmtpServer;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.close());

  it("sends both forms of a mail with its stable Message-ID", async () => {
    await createSmtpMailer(server.url, from).send(mail);
    const [message] = server.messages;
    expect(message).toContain("From: Petite Malle <bonjour@petite-malle.example>");
    expect(message).toContain("To: jeanne@example.com");
    expect(message).toContain(`Message-ID: <${mail.id}@petite-malle.example>`);
    expect(message).toContain("Content-Type: multipart/alternative");
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it("signs in where the server asks for it, and names sender and receiver on the envelope", async () => {
    const account = { user: "petite-malle", password: "s3cret" };
    const closed = await startSmtpServer(account);
    try {
      await createSmtpMailer(closed.url, from).send(mail);
      expect(closed.envelopes).toEqual([{ user: account.user, from: "bonjour@petite-malle.example", to: [mail.to] }]);
      const wrong = closed.url.replace(account.password, "guess");
      await expect(createSmtpMailer(wrong, from).send(mail)).rejects.toThrow(/535/);
      expect(closed.messages).toHaveLength(1);
    } finally {
      await closed.close();
    }
  });

  it("throws when the server does not take the mail, and when there is none", async () => {
    server.refuseWith("451 try again later");
    await expect(createSmtpMailer(server.url, from).send(mail)).rejects.toThrow(/451/);
    await expect(createSmtpMailer("smtp://127.0.0.1:1", from).send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });

  it("lets no line break of a subject or an address become a header", async () => {
    await createSmtpMailer(server.url, from).send({ ...mail, subject: "Bonjour\r\nBcc: other@example.com" });
    expect(server.messages[0]).not.toMatch(/^Bcc:/m);
    await createSmtpMailer(server.url, from)
      .send({ ...mail, to: "jeanne@example.com\r\nBcc: other@example.com" })
      .catch(() => undefined);
    expect(server.messages.join("\n")).not.toMatch(/^Bcc:/m);
  });
});

describe("the folder mailer", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("writes a mail that programs can open, once however often it is sent", async () => {
    const mailer = createFolderMailer(path.join(folder, "outbox"), from);
    await mailer.send(mail);
    await mailer.send(mail);
    expect(readdirSync(path.join(folder, "outbox")).toSorted()).toEqual([`${mail.id}.eml`, `${mail.id}.html`]);
    expect(readFileSync(path.join(folder, "outbox", `${mail.id}.eml`), "utf8")).toContain("To: jeanne@example.com");
    expect(readFileSync(path.join(folder, "outbox", `${mail.id}.html`), "utf8")).toBe(mail.html);
  });

  it("never leaves its folder", async () => {
    await createFolderMailer(path.join(folder, "outbox"), from).send({ ...mail, id: "../../elsewhere" });
    expect(readdirSync(folder)).toEqual(["outbox"]);
    expect(readdirSync(path.join(folder, "outbox"))).toHaveLength(2);
  });
});
