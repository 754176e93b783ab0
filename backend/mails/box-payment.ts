import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block, MailDraft } from "./blocks.ts";
import { formatMoment, formatMoney } from "./format.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf, type MailTexts } from "./texts.ts";

const paidSchema = z.object({ firstname: z.string(), order_id: z.uuid(), number: z.string(), amount: z.number() });
const failedSchema = paidSchema.extend({ error_code: z.string().nullable() });
const retriedSchema = failedSchema.extend({ next_charge_at: z.iso.datetime() });

type Reason = Exclude<keyof MailTexts["box-payment"], "pay">;

const reasons: Record<string, Reason> = {
  insufficient_funds: "reasonFunds",
  expired_card: "reasonExpired",
  authentication_required: "reasonConfirmation",
  authentication_failed: "reasonConfirmation",
  payment_method_missing: "reasonMissing",
};

interface Letter {
  texts: { subject: string; preheader: string; title: string };
  firstname: string;
  values: Record<string, string>;
  body: Block[];
}

function layOut(locale: string, { texts, firstname, values, body }: Letter): MailDraft {
  const { common } = textsOf(locale);
  return {
    subject: fill(texts.subject, values),
    preheader: fill(texts.preheader, values),
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: greet(common, firstname) },
      ...body,
      { kind: "paragraph", text: fill(common.help, { contactEmail: company.email }) },
      { kind: "paragraph", text: common.signature },
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}

function describeFailure(data: z.infer<typeof failedSchema>, locale: string, storefrontUrl: string) {
  const texts = textsOf(locale)["box-payment"];
  const values = { number: data.number, amount: formatMoney(data.amount, locale) };
  const reason = texts[reasons[data.error_code ?? ""] ?? "reasonDeclined"];
  const url = storefrontLink(storefrontUrl, locale, `/infos/failed-payment/${data.order_id}`);
  const button: Block = { kind: "button", label: texts.pay, url };
  return { values, reason, button };
}

/** The charge of what was kept of a box failed for the first time. */
export function draftBoxPaymentFailed(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const failed = retriedSchema.parse(data);
  const texts = textsOf(locale)["box-payment-failed"];
  const { values, reason, button } = describeFailure(failed, locale, storefrontUrl);
  const body: Block[] = [
    { kind: "paragraph", text: fill(texts.intro, { ...values, reason }) },
    button,
    { kind: "paragraph", text: fill(texts.next, { date: formatMoment(failed.next_charge_at, locale) }) },
  ];
  return layOut(locale, { texts, firstname: failed.firstname, values, body });
}

/** No automatic charge follows: only the customer can pay the box now. */
export function draftBoxPaymentReminder(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const failed = failedSchema.parse(data);
  const texts = textsOf(locale)["box-payment-reminder"];
  const { values, reason, button } = describeFailure(failed, locale, storefrontUrl);
  const body: Block[] = [
    { kind: "paragraph", text: fill(texts.intro, { ...values, reason }) },
    button,
    { kind: "paragraph", text: texts.next },
  ];
  return layOut(locale, { texts, firstname: failed.firstname, values, body });
}

/** Thanks for a box that is paid. */
export function draftBoxPaid(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { firstname, number, amount } = paidSchema.parse(data);
  const paid = textsOf(locale)["box-paid"];
  const values = { number, amount: formatMoney(amount, locale) };
  const url = storefrontLink(storefrontUrl, locale, "/infos/orders");
  const body: Block[] = [
    { kind: "paragraph", text: fill(paid.intro, values) },
    { kind: "button", label: paid.button, url },
  ];
  return layOut(locale, { texts: paid, firstname, values, body });
}
