import { z } from "zod";
import { declarationOutcomeSchema, receiptSchema } from "#contract/declarations.ts";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block, MailDraft } from "./blocks.ts";
import { formatDay, formatInstant } from "./format.ts";
import { paragraph } from "./notice.ts";
import { colonOf } from "./text-layout.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf, type MailTexts } from "./texts.ts";

const declarationSchema = z.object({
  step: z.enum(["RECEIVED", "DONE"]),
  receipt: receiptSchema,
  /** Null while it waits for the sender to press the link. */
  outcome: declarationOutcomeSchema.nullable(),
  return_id: z.uuid().nullable(),
  order_id: z.uuid().nullable(),
  /** Of the link that has it carried out. */
  token: z.string().optional(),
});
type Data = z.output<typeof declarationSchema>;
type Texts = MailTexts["declaration"];

/** What was received, word for word: a durable record of content, day and hour. */
function receiptRows({ receipt }: Data, texts: Texts, locale: string): string[] {
  const { kind, number, contract, sender_name, sender_email, cause, reason, ends_on, received_at } = receipt;
  const row = (label: string, value: string) => label + colonOf(locale) + value;
  return [
    row(texts.kind, kind === "WITHDRAWAL" ? texts.withdrawal : texts.cancellation),
    row(texts.contract, contract),
    row(texts.sender, `${sender_name}, ${sender_email}`),
    ...(cause === null ? [] : [row(texts.cause, cause === "ORDINARY" ? texts.ordinary : texts.extraordinary)]),
    ...(reason === null ? [] : [row(texts.reason, reason)]),
    ...(kind === "CANCELLATION"
      ? [row(texts.endsOn, ends_on === null ? texts.soonest : formatDay(ends_on, locale))]
      : []),
    row(texts.receivedAt, formatInstant(received_at, locale)),
    row(texts.number, number),
  ];
}

function nextBlocks(data: Data, texts: Texts, link: (path: string) => string, locale: string): Block[] {
  const { outcome, token, return_id: returnId, receipt } = data;
  if (outcome === null)
    return token === undefined
      ? [paragraph(fill(texts.unknown, { contactEmail: company.email }))]
      : [
          paragraph(texts.confirm),
          {
            kind: "button",
            label: receipt.kind === "WITHDRAWAL" ? texts.confirmWithdrawal : texts.confirmCancellation,
            url: link(`/declaration/confirm?${new URLSearchParams({ token }).toString()}`),
          },
          { kind: "small", text: fill(texts.notYou, { contactEmail: company.email }) },
        ];
  const values = {
    contactEmail: company.email,
    day: receipt.ends_on === null ? "" : formatDay(receipt.ends_on, locale),
  };
  return [
    { kind: "heading", text: texts.next },
    paragraph(fill(texts.outcome[outcome], values)),
    ...(outcome === "RETURN_DECLARED" && returnId !== null
      ? [{ kind: "button" as const, label: texts.toReturn, url: link(`/infos/returns/${returnId}`) }]
      : []),
  ];
}

/** The receipt of a declaration that ends a contract, and what came of it. */
export function draftDeclaration(input: unknown, locale: string, storefrontUrl: string): MailDraft {
  const data = declarationSchema.parse(input);
  const { common, declaration: texts } = textsOf(locale);
  const { receipt, step } = data;
  const link = (path: string) => storefrontLink(storefrontUrl, locale, path);
  const kind = receipt.kind === "WITHDRAWAL" ? texts.withdrawal : texts.cancellation;
  const values = { kind, contract: receipt.contract, moment: formatInstant(receipt.received_at, locale) };
  return {
    subject: fill(step === "RECEIVED" ? texts.subject : texts.subjectDone, values),
    preheader: fill(texts.preheader, values),
    title: step === "RECEIVED" ? texts.title : texts.titleDone,
    blocks: [
      paragraph(greet(common, receipt.sender_name)),
      paragraph(fill(texts.intro, values)),
      { kind: "address", rows: receiptRows(data, texts, locale) },
      ...nextBlocks(data, texts, link, locale),
      paragraph(common.signature),
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
