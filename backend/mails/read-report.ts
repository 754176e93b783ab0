import type { Attachment } from "postal-mime";
import { idsOfAnswered, likeliestOf, mailIdsIn } from "../customer-service/read-mail.ts";

/**
 * What became of a mail, as a server or a mailbox reports it (RFC 3464, RFC 5965): the address will never take one, this one
 * came back, it waits, it arrived, or whoever reads there calls it unwanted.
 */
type Outcome = "gone" | "returned" | "delayed" | "delivered" | "complained";

export interface DeliveryReport {
  outcome: Outcome;
  /** The server's own words; empty where it says none. */
  reason: string;
  /** Ids of the outbox it may tell of, that of the mail it sends back first; no more than are looked up. */
  mails: string[];
  /** Addresses it names: the one the mail was sent to, and the one that refused it where they are not the same. */
  recipients: string[];
}

const longestReason = 500;
const headBytes = 64 * 1024;

const textOf = ({ content }: Attachment): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/** The fields of each block, by their names in small letters; lines that are folded are put together. */
const blocksIn = (text: string): Map<string, string>[] =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n[ \t]+/g, " ")
    .split(/\n\s*\n/)
    .map(
      (block) =>
        new Map(
          [...block.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(([, name = "", value = ""]) => [
            name.toLowerCase(),
            value.trim(),
          ]),
        ),
    );

/** "rfc822; lea@example.com" */
const addressIn = (field: string | undefined): string | null =>
  /;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(field ?? "")?.[1]?.toLowerCase() ?? null;

/** No such mailbox, no such host, no address at all, moved without saying where, no host that takes mail (RFC 3463, RFC 7505). */
const isGone = (status: string): boolean => ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10"].includes(status);

function outcomeOf(action: string, status: string): Outcome | null {
  if (action === "failed") return isGone(status) ? "gone" : "returned";
  if (action === "delayed") return "delayed";
  return ["delivered", "relayed", "expanded"].includes(action) ? "delivered" : null;
}

/** Of one recipient; the shop's mails have no more. */
function readStatus(text: string): Omit<DeliveryReport, "mails"> | null {
  for (const fields of blocksIn(text)) {
    const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "";
    const outcome = outcomeOf((fields.get("action") ?? "").toLowerCase(), status);
    if (outcome === null) continue;
    const said = fields.get("diagnostic-code")?.replace(/^[\w-]+;\s*/, "");
    const recipients = ["original-recipient", "final-recipient"].flatMap((name) => addressIn(fields.get(name)) ?? []);
    return { outcome, reason: [status, said].filter(Boolean).join(" ").slice(0, longestReason), recipients };
  }
  return null;
}

function readComplaint(text: string): Omit<DeliveryReport, "mails"> | null {
  const [fields] = blocksIn(text);
  const type = fields?.get("feedback-type")?.toLowerCase();
  if (type === undefined || type === "not-spam") return null;
  return { outcome: "complained", reason: `feedback: ${type}`.slice(0, longestReason), recipients: [] };
}

const readers = new Map([
  ["message/delivery-status", readStatus],
  ["message/global-delivery-status", readStatus],
  ["message/feedback-report", readComplaint],
]);
const sentBack = new Set(["message/rfc822", "message/global", "text/rfc822-headers", "message/global-headers"]);

/** The Message-ID of what was sent back. */
function idsOfOriginal(original: Attachment): string[] {
  const head = textOf(original).slice(0, headBytes);
  return mailIdsIn(blocksIn(head)[0]?.get("message-id") ?? "");
}

/** Reads a report as a server hands it over (RFC 5322). Null for any other mail; throws where it is none. */
export async function readReport(raw: Uint8Array<ArrayBuffer>): Promise<DeliveryReport | null> {
  /* Nobody waits at a start for what only a mail needs. */
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: "arraybuffer" });
  if (mail.headers.length === 0) throw new Error("no header");
  for (const part of mail.attachments) {
    const report = readers.get(part.mimeType)?.(textOf(part).slice(0, headBytes));
    if (!report) continue;
    const originals = mail.attachments.filter(({ mimeType }) => sentBack.has(mimeType));
    return { ...report, mails: likeliestOf([...originals.flatMap(idsOfOriginal), ...idsOfAnswered(mail)]) };
  }
  return null;
}
