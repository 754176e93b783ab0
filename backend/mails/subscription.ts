import type { z } from "zod";
import { subscriptionMailSchemas, subscriptionSchema, type SubscriptionMailKind } from "./box-mail-data.ts";
import { formatDay } from "./format.ts";
import { draftNotice, paragraph, type Notice, type NoticeContext } from "./notice.ts";
import { fill } from "./texts.ts";

type Data<K extends SubscriptionMailKind> = z.output<typeof subscriptionSchema> &
  z.output<(typeof subscriptionMailSchemas)[K]>;
type Writer<K extends SubscriptionMailKind> = (data: Data<K>, context: NoticeContext) => Notice;

const malle = ({ profile_id }: z.output<typeof subscriptionSchema>, { link }: NoticeContext) =>
  link(`/${profile_id}/malle`);

const created: Writer<"subscription-created"> = (data, context) => {
  const texts = context.texts["subscription-created"];
  const { kid, frequency, date } = data;
  const isOnce = frequency === null;
  const rhythm = isOnce ? texts.once : frequency === 1 ? texts.everyMonth : texts.everyMonths;
  return {
    subject: fill(isOnce ? texts.subjectOnce : texts.subject, { kid }),
    preheader: texts.preheader,
    title: isOnce ? texts.titleOnce : texts.title,
    blocks: [
      paragraph(fill(rhythm, { kid, frequency: String(frequency) })),
      ...(date === null ? [] : [paragraph(fill(texts.first, { date: formatDay(date, context.locale) }))]),
      paragraph(texts.terms),
      { kind: "button", label: isOnce ? texts.buttonOnce : texts.button, url: malle(data, context) },
    ],
  };
};

const paused: Writer<"subscription-paused"> = (data, context) => {
  const texts = context.texts["subscription-paused"];
  const { kid, until } = data;
  const when =
    until === null ? fill(texts.open, { kid }) : fill(texts.until, { kid, until: formatDay(until, context.locale) });
  return {
    subject: fill(texts.subject, { kid }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [paragraph(when), paragraph(texts.box), { kind: "button", label: texts.button, url: malle(data, context) }],
  };
};

const resumed: Writer<"subscription-resumed"> = (data, context) => {
  const texts = context.texts["subscription-resumed"];
  const { kid, date, profile_id } = data;
  return {
    subject: fill(texts.subject, { kid }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      ...(date === null ? [] : [paragraph(fill(texts.intro, { kid, date: formatDay(date, context.locale) }))]),
      { kind: "button", label: texts.button, url: context.link(`/${profile_id}/suggestions`) },
    ],
  };
};

const terminated: Writer<"subscription-terminated"> = (data, context) => {
  const texts = context.texts["subscription-terminated"];
  const { kid } = data;
  return {
    subject: fill(texts.subject, { kid }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(fill(texts.intro, { kid, day: formatDay(data.day, context.locale) })),
      paragraph(texts.box),
      paragraph(texts.back),
      { kind: "button", label: texts.button, url: context.link("/infos/all-boxes") },
    ],
  };
};

/** The confirmations of what was done with a subscription, by kind. */
export const subscriptionDrafts: Record<SubscriptionMailKind, ReturnType<typeof draftNotice>> = {
  "subscription-created": draftNotice(
    subscriptionSchema.extend(subscriptionMailSchemas["subscription-created"].shape),
    created,
  ),
  "subscription-paused": draftNotice(
    subscriptionSchema.extend(subscriptionMailSchemas["subscription-paused"].shape),
    paused,
  ),
  "subscription-resumed": draftNotice(
    subscriptionSchema.extend(subscriptionMailSchemas["subscription-resumed"].shape),
    resumed,
  ),
  "subscription-terminated": draftNotice(
    subscriptionSchema.extend(subscriptionMailSchemas["subscription-terminated"].shape),
    terminated,
  ),
};
