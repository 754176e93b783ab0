import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { formatDay } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { fill, textsOf } from "./texts.ts";

const labelSchema = z.object({
  firstname: z.string(),
  label_id: z.uuid(),
  access_key: z.string(),
  carrier: z.string(),
  tracking_numbers: z.array(z.string()).min(1),
  expires_on: z.iso.date(),
  /** 0 for a client who left the programme. */
  points_per_parcel: z.int(),
  is_client: z.boolean(),
});

const label = (storefrontUrl: string) =>
  draftNotice(labelSchema, (data, { texts: all, locale }) => {
    const texts = all["recycling-label"];
    const isMany = data.tracking_numbers.length > 1;
    const values = {
      count: String(data.tracking_numbers.length),
      until: formatDay(data.expires_on, locale),
      carrier: data.carrier,
      numbers: data.tracking_numbers.join(", "),
      points: String(data.points_per_parcel),
    };
    const url = new URL(`/api/littlegeste/labels/${data.label_id}/label.pdf`, storefrontUrl);
    url.searchParams.set("key", data.access_key);
    return {
      subject: fill(isMany ? texts.subjectMany : texts.subject, values),
      preheader: fill(texts.preheader, values),
      title: texts.title,
      blocks: [
        paragraph(fill(isMany ? texts.introMany : texts.intro, values)),
        { kind: "button", label: texts.button, url: url.href },
        paragraph(fill(texts.numbers, values)),
        ...(data.points_per_parcel > 0 ? [paragraph(fill(data.is_client ? texts.reward : texts.visitor, values))] : []),
        paragraph(texts.notYou),
      ],
    };
  });

/** Labels with which clothes are sent in; it may go to somebody without an account. */
export function draftRecyclingLabel(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { footer } = textsOf(locale)["recycling-label"];
  const companyAddress = `${company.street}, ${company.city}`;
  return {
    ...label(storefrontUrl)(data, locale, storefrontUrl),
    footer: fill(footer, { companyName: company.name, companyAddress }),
  };
}

const rewardSchema = z.object({ firstname: z.string(), points: z.int(), total: z.int().nullable() });

/** Sent when the clothes came: with points for a client, with thanks for anybody. */
export const draftRecyclingReward = draftNotice(rewardSchema, (data, { texts: all, link }) => {
  const texts = all["recycling-reward"];
  const values = { points: String(data.points), total: String(data.total) };
  const isClient = data.total !== null;
  return {
    subject: fill(isClient ? texts.subject : texts.subjectVisitor, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(fill(isClient ? texts.intro : texts.introVisitor, values)),
      ...(isClient ? [paragraph(fill(texts.total, values))] : []),
      {
        kind: "button",
        label: isClient ? texts.button : texts.buttonVisitor,
        url: link(isClient ? "/infos/loyalty" : "/littlegeste"),
      },
    ],
  };
});
