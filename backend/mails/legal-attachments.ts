import { createHash } from "node:crypto";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import type { LegalCode, LegalContent } from "../db/seed/content/legal/content.ts";
import { withdrawalForms } from "../db/seed/content/legal/withdrawal-form.ts";
import { drawContents, drawWithdrawalForm } from "../documents/legal.ts";
import { findLegalWording } from "../website/store.ts";
import type { Mail } from "./mailer.ts";
import { textLocaleOf } from "./texts.ts";

type Attachment = NonNullable<Mail["attachments"]>[number];

/**
 * Mails that confirm a contract, with the terms it was made under and how it is withdrawn from: days run from the last piece
 * that came, or from the contract where nothing is sent.
 */
const legalTextsOf: Partial<Record<string, readonly LegalCode[]>> = {
  "order-confirmation": ["terms_and_conditions_shop", "withdrawal_instructions"],
  "gift-card-receipt": ["terms_and_conditions_shop", "withdrawal_instructions_gift_card"],
  "box-opened": ["terms_and_conditions", "withdrawal_instructions"],
  "subscription-created": ["terms_and_conditions", "withdrawal_instructions"],
};

/** Drawn once a process: the same texts are the same files for everybody. By what they say. */
const drawn = new Map<string, Promise<Attachment[]>>();

const asFile = (title: string, bytes: Uint8Array): Attachment => ({
  name: `${title}.pdf`,
  type: "application/pdf",
  bytes,
});

type Wording = LegalContent & { updated_on: string };

async function draw(locale: Locale, wordings: readonly Wording[]): Promise<Attachment[]> {
  const [first] = wordings;
  const now = new Date(`${first?.updated_on}T00:00:00Z`);
  const [terms, form] = await Promise.all([drawContents(locale, wordings, { now }), drawWithdrawalForm(locale)]);
  return [asFile(first?.title ?? "", terms), asFile(withdrawalForms[locale].title, form)];
}

async function readWording(db: Queryable, code: string, locale: Locale, at: Date): Promise<Wording> {
  const found = await findLegalWording(db, code, locale, at);
  if (!found) throw new Error(`there is no legal text ${code} in ${locale}`);
  return found as unknown as Wording;
}

/**
 * What a confirmation carries to be kept: the terms with the instructions on withdrawal as they were when it was written,
 * however late it is sent, and the model form, in the language of the mail.
 */
export async function legalAttachments(
  db: Queryable,
  { kind, locale: writtenIn, createdAt }: { kind: string; locale: string; createdAt: Date },
): Promise<Attachment[]> {
  const codes = legalTextsOf[kind];
  if (codes === undefined) return [];
  const locale = textLocaleOf(writtenIn);
  const wordings = await Promise.all(codes.map((code) => readWording(db, code, locale, createdAt)));
  const key = createHash("sha256")
    .update(JSON.stringify([locale, wordings]))
    .digest("hex");
  const known = drawn.get(key);
  if (known) return known;
  const fresh = draw(locale, wordings);
  drawn.set(key, fresh);
  /* What could not be drawn once is tried again with the next mail. */
  fresh.catch(() => drawn.delete(key));
  return fresh;
}
