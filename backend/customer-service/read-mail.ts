import { createHash } from "node:crypto";
import type { SentFile } from "./attachments.ts";
import { cutQuotes } from "./cut-quotes.ts";
import { textOfHtml } from "./html-text.ts";

/** A mail somebody sent to customer service, as far as its filing needs it. */
export interface ReceivedMail {
  /** Its Message-ID, or what stands for one: the same mail has the same. */
  id: string;
  /** Null where it names no single sender. */
  from: string | null;
  subject: string;
  /** Ids of mails of the shop it may answer, the likeliest first. */
  answers: string[];
  /** The answer itself; empty where nothing but a quotation is there. */
  words: string;
  files: SentFile[];
  /** Written by a machine: an absence, a receipt, a list. */
  isAutomatic: boolean;
  /** The server that took it found that its sender's domain did not send it. */
  isForged: boolean;
}

/** Signatures and such, which programs put beside the words: nobody sent them along. */
const byPrograms = new Set([
  "application/pkcs7-signature",
  "application/x-pkcs7-signature",
  "application/pgp-signature",
]);

/** Ids of the outbox are the left sides of the Message-IDs of what it sent. */
export const mailIdsIn = (references: string): string[] =>
  [...references.matchAll(/<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/gi)].flatMap(
    ([, id]) => id?.toLowerCase() ?? [],
  );

/**
 * Most threads name fewer mails than this. A header may be made up of a hundred thousand names: those that are looked up
 * must fit into one statement, and cost no more than any other mail.
 */
const mostIds = 50;

/** Ids of mails of the shop that a mail may be about, the likeliest first: each once, and no more than are looked up. */
export const likeliestOf = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, mostIds);

/** Ids of what a mail answers: the one it says, then those of its thread, the newest first. */
export const idsOfAnswered = ({ inReplyTo = "", references = "" }: { inReplyTo?: string; references?: string }) => [
  ...mailIdsIn(inReplyTo),
  ...mailIdsIn(references).toReversed(),
];

/** Reads a mail as a server hands it over (RFC 5322). Throws where it is none. */
export async function readMail(raw: Uint8Array<ArrayBuffer>): Promise<ReceivedMail> {
  /* Nobody waits at a start for what only a mail needs. */
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: "arraybuffer" });
  if (mail.headers.length === 0) throw new Error("no header");
  const valuesOf = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const isAnswer = (value: string) => value.trim().toLowerCase() !== "no";
  const plain = mail.text ?? "";
  /* Some programs write the words as HTML alone, or beside an empty plain part. */
  const said = plain.trim() === "" ? await textOfHtml(mail.html ?? "") : plain;
  const text = said.replaceAll("\0", "").toWellFormed();
  return {
    id: mail.messageId?.trim().slice(0, 998) || createHash("sha256").update(raw).digest("hex"),
    from: mail.from?.address?.trim().toLowerCase() || null,
    subject: mail.subject ?? "",
    answers: likeliestOf(idsOfAnswered(mail)),
    words: cutQuotes(text),
    files: mail.attachments
      .filter(({ mimeType }) => !byPrograms.has(mimeType))
      .map(({ filename, content }) => ({
        name: filename ?? "file",
        bytes: new Uint8Array(typeof content === "string" ? Buffer.from(content) : content),
      })),
    isAutomatic:
      valuesOf("auto-submitted").some(isAnswer) ||
      valuesOf("precedence").some((value) => /^\s*(?:bulk|junk|list|auto_reply)\b/i.test(value)) ||
      ["x-autoreply", "x-autorespond", "list-id"].some((name) => valuesOf(name).length > 0),
    isForged: valuesOf("authentication-results").some((value) => /\bdmarc\s*=\s*fail\b/i.test(value)),
  };
}
