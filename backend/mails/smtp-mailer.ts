import { createTransport } from "nodemailer";
import type { Mail, Mailer } from "./mailer.ts";

/** Well below the lease of the outbox, so that a mail is never sent by two processes at once. */
const timeoutMs = 20_000;

/** One press in the mailbox ends such mails (RFC 8058). The address must not be folded: some mailboxes read one line. */
const unsubscribeHeaders = ({ unsubscribeUrl: url }: Mail) =>
  url === undefined
    ? {}
    : {
        "List-Unsubscribe": { prepared: true, value: `<${url}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };

/** Fields of a message; the stable Message-ID lets a mailbox drop a mail that was sent twice. */
export const toMessage = (mail: Mail, from: string) => ({
  from,
  to: { name: "", address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.replyTo === undefined ? {} : { replyTo: { name: "", address: mail.replyTo } }),
  attachments: (mail.attachments ?? []).map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  })),
  messageId: `<${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? "localhost"}>`,
  headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail) },
  disableUrlAccess: true,
  disableFileAccess: true,
});

/** Sends over SMTP (`smtp://` or `smtps://`, with user and password in the address when the server asks for them). */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
    },
  };
}
