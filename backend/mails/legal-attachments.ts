import type { Locale } from "#contract/locale.ts";
import { legalContents } from "../db/seed/content/legal.ts";
import type { LegalCode } from "../db/seed/content/legal/content.ts";
import { withdrawalForms } from "../db/seed/content/legal/withdrawal-form.ts";
import { drawTerms, drawWithdrawalForm } from "../documents/legal.ts";
import type { Mail } from "./mailer.ts";
import { textLocaleOf } from "./texts.ts";

type Attachment = NonNullable<Mail["attachments"]>[number];

/** Mails that confirm a contract, with the terms it was made under. */
const termsOf: Partial<Record<string, LegalCode>> = {
  "order-confirmation": "terms_and_conditions_shop",
  "gift-card-receipt": "terms_and_conditions_shop",
  "box-opened": "terms_and_conditions",
  "subscription-created": "terms_and_conditions",
};

/** Drawn once a process: the same texts are the same files for everybody. */
const drawn = new Map<string, Promise<Attachment[]>>();

const asFile = (title: string, bytes: Uint8Array): Attachment => ({
  name: `${title}.pdf`,
  type: "application/pdf",
  bytes,
});

async function draw(locale: Locale, code: LegalCode): Promise<Attachment[]> {
  const [terms, form] = await Promise.all([
    drawTerms(locale, [code, "withdrawal_instructions"]),
    drawWithdrawalForm(locale),
  ]);
  return [asFile(legalContents[locale][code].title, terms), asFile(withdrawalForms[locale].title, form)];
}

/** What a confirmation carries to be kept: the terms with the instructions on withdrawal, and the model form, in the language of the mail. */
export function legalAttachments(kind: string, writtenIn: string): Promise<Attachment[]> {
  const code = termsOf[kind];
  if (code === undefined) return Promise.resolve([]);
  const locale = textLocaleOf(writtenIn);
  const key = `${locale} ${code}`;
  const known = drawn.get(key);
  if (known) return known;
  const fresh = draw(locale, code);
  drawn.set(key, fresh);
  /* What could not be drawn once is tried again with the next mail. */
  fresh.catch(() => drawn.delete(key));
  return fresh;
}
