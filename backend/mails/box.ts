import type { z } from "zod";
import { trackingAddress } from "#contract/carriers.ts";
import { boxMailSchemas, boxSchema, type BoxMailKind } from "./box-mail-data.ts";
import { boxClosed } from "./box-closed.ts";
import { formatDay, formatHour, formatMoney } from "./format.ts";
import { draftNotice, paragraph, type Notice, type NoticeContext } from "./notice.ts";
import { pieceItems, titledPieces } from "./pieces.ts";
import { fill } from "./texts.ts";

type BoxData<K extends BoxMailKind> = z.output<typeof boxSchema> & z.output<(typeof boxMailSchemas)[K]>;
type Writer<K extends BoxMailKind> = (data: BoxData<K>, context: NoticeContext) => Notice;

const head = (texts: { subject: string; preheader: string; title: string }, values: Record<string, string>) => ({
  subject: fill(texts.subject, values),
  preheader: fill(texts.preheader, values),
  title: fill(texts.title, values),
});

const opened: Writer<"box-opened"> = (data, { texts: all, locale, link }) => {
  const texts = all["box-opened"];
  const values = {
    kid: data.kid,
    date: formatDay(data.delivery_date, locale),
    until: formatDay(data.choose_until, locale),
  };
  return {
    ...head(texts, values),
    blocks: [
      paragraph(fill(texts.intro, values)),
      { kind: "button", label: texts.button, url: link(`/${data.profile_id}/suggestions/${data.request_id}`) },
      paragraph(fill(texts.change, { url: link(`/${data.profile_id}/malle`) })),
    ],
  };
};

const preview: Writer<"box-preview"> = (data, context) => {
  const texts = context.texts["box-preview"];
  const values = { kid: data.kid, until: formatHour(data.preview_until, context.locale) };
  return {
    ...head(texts, values),
    blocks: [
      paragraph(fill(texts.intro, values)),
      {
        kind: "items",
        items: pieceItems(data.pieces, context),
        sums: [{ label: texts.total, amount: formatMoney(data.total_ttc, context.locale), isTotal: true }],
        note: texts.note,
      },
      {
        kind: "button",
        label: texts.button,
        url: context.link(`/infos/preview/${data.profile_id}/${data.request_id}`),
      },
      paragraph(texts.silence),
    ],
  };
};

const previewReminder: Writer<"box-preview-reminder"> = (data, { texts: all, locale, link }) => {
  const texts = all["box-preview-reminder"];
  const values = {
    kid: data.kid,
    until: formatHour(data.preview_until, locale),
    pieces: String(data.pieces),
    total: formatMoney(data.total_ttc, locale),
  };
  return {
    ...head(texts, values),
    blocks: [
      paragraph(fill(texts.intro, values)),
      { kind: "button", label: texts.button, url: link(`/infos/preview/${data.profile_id}/${data.request_id}`) },
      paragraph(texts.silence),
    ],
  };
};

const agreed: Writer<"box-agreed"> = (data, { texts: all, locale, link }) => {
  const texts = all["box-agreed"];
  const values = {
    kid: data.kid,
    until: formatHour(data.reopen_until, locale),
    date: formatDay(data.delivery_date, locale),
    pieces: String(data.pieces),
    total: formatMoney(data.total_ttc, locale),
  };
  return {
    ...head(texts, values),
    blocks: [
      paragraph(fill(texts.intro, values)),
      paragraph(fill(texts.change, values)),
      {
        kind: "button",
        label: texts.button,
        url: link(`/infos/preview/${data.profile_id}/${data.request_id}/confirmation`),
      },
      paragraph(texts.pay),
    ],
  };
};

const answer: Writer<"box-answer"> = (data, { texts: all, locale, link }) => {
  const texts = all["box-answer"];
  const values = {
    kid: data.kid,
    name: data.stylist || texts.nameless,
    until: data.preview_until === null ? "" : formatHour(data.preview_until, locale),
  };
  return {
    ...head(texts, values),
    blocks: [
      ...(data.question === null ? [] : [paragraph(fill(texts.question, { question: data.question }))]),
      paragraph(fill(texts.intro, values)),
      ...data.answer.split(/\n+/).map((line) => paragraph(line)),
      {
        kind: "button",
        label: texts.button,
        url: link(`/infos/preview/${data.profile_id}/${data.request_id}/comment`),
      },
      ...(data.preview_until === null ? [] : [paragraph(fill(texts.until, values))]),
    ],
  };
};

const prepared: Writer<"box-prepared"> = (data, { texts: all, locale, link }) => {
  const texts = all["box-prepared"];
  const values = { kid: data.kid, date: formatDay(data.delivery_date, locale), pieces: String(data.pieces) };
  return {
    ...head(texts, values),
    blocks: [
      paragraph(fill(texts.intro, values)),
      paragraph(fill(texts.prepayment, { amount: formatMoney(data.prepayment_ttc, locale) })),
      { kind: "button", label: texts.button, url: link("/infos/all-boxes") },
    ],
  };
};

const shipped: Writer<"box-shipped"> = (data, context) => {
  const { texts: all, locale, link } = context;
  const texts = all["box-shipped"];
  const values = { kid: data.kid, date: formatDay(data.delivery_date, locale), carrier: data.carrier };
  const way = data.pickup_point === null ? texts.home : fill(texts.pickup, { ...values, point: data.pickup_point });
  const page = trackingAddress(data.carrier, data.tracking_number);
  return {
    ...head(texts, values),
    blocks: [
      paragraph(fill(way, values)),
      paragraph(fill(texts.tracking, { number: data.tracking_number })),
      ...(page === null ? [] : [{ kind: "links" as const, links: [{ label: all["order-shipped"].track, url: page }] }]),
      ...titledPieces(all.box.inside, data.pieces, context),
      { kind: "button", label: texts.button, url: link("/infos/all-boxes") },
    ],
  };
};

/** Every button about a delivered box opens the place where it is decided, with nothing decided yet. */
const decidePath = (orderId: string): string => `/infos/returns/order/${orderId}`;
/** The same place with every piece kept already, for who says so by the link. */
const keepAllPath = (orderId: string): string => `/${orderId}/satisfied`;
const extendPath = (orderId: string): string => `/infos/edit/return-deadline/${orderId}`;

const delivered: Writer<"box-delivered"> = (data, context) => {
  const { texts: all, locale, link } = context;
  const texts = all["box-delivered"];
  const values = { kid: data.kid, until: formatDay(data.return_until, locale) };
  const charge = data.charge_on;
  return {
    ...head(texts, values),
    blocks: [
      paragraph(fill(texts.intro, values)),
      ...titledPieces(all.box.inside, data.pieces, context),
      { kind: "button", label: texts.button, url: link(decidePath(data.order_id)) },
      paragraph(fill(texts.keepAll, { percent: String(data.keep_all_percent), url: link(keepAllPath(data.order_id)) })),
      paragraph(fill(texts.extend, { url: link(extendPath(data.order_id)) })),
      ...(charge === null ? [] : [paragraph(fill(texts.noAnswer, { charge: formatDay(charge, locale) }))]),
    ],
  };
};

const deadline: Writer<"box-deadline"> = (data, { texts: all, locale, link }) => {
  const texts = all["box-deadline"];
  const { is_over: isOver, charge_on: charge } = data;
  const values = { kid: data.kid, until: formatDay(data.return_until, locale) };
  const silence = { percent: String(data.keep_all_percent), charge: charge === null ? "" : formatDay(charge, locale) };
  return {
    ...head({ ...texts, subject: isOver ? texts.subjectOver : texts.subject }, values),
    blocks: [
      paragraph(fill(isOver ? texts.over : texts.intro, values)),
      { kind: "button", label: texts.button, url: link(decidePath(data.order_id)) },
      ...(charge === null ? [] : [paragraph(fill(texts.silence, silence))]),
      ...(data.can_extend ? [paragraph(fill(texts.extend, { url: link(extendPath(data.order_id)) }))] : []),
    ],
  };
};

const blocked: Writer<"box-blocked"> = (data, { texts: all, link }) => {
  const texts = all["box-blocked"];
  const { kid, reason } = data;
  const isOurs = reason === "NOT_ENOUGH_PIECES";
  const pages = {
    PAYMENT_METHOD_MISSING: "/infos/add/payment",
    ADDRESS_MISSING: "/infos/edit/addresses",
    PAYMENT_DUE: "/infos/failed-payment",
    NOT_ENOUGH_PIECES: `/profil/${data.profile_id}`,
    FRAUD_CHECK: "/contact",
  };
  return {
    ...head({ ...texts, subject: isOurs ? texts.subjectUs : texts.subject }, { kid }),
    blocks: [
      paragraph(fill(texts[reason], { kid })),
      { kind: "button", label: texts[`${reason}_button`], url: link(pages[reason]) },
      paragraph(texts.after),
    ],
  };
};

const cancelled: Writer<"box-cancelled"> = (data, { texts: all, locale, link }) => {
  const texts = all["box-cancelled"];
  const values = { kid: data.kid, date: formatDay(data.delivery_date, locale) };
  return {
    ...head(texts, values),
    blocks: [
      paragraph(fill(texts[data.reason], values)),
      { kind: "button", label: texts.button, url: link("/infos/all-boxes") },
    ],
  };
};

/** The mails about a box, by kind. */
export const boxDrafts: Record<BoxMailKind, ReturnType<typeof draftNotice>> = {
  "box-opened": draftNotice(boxSchema.extend(boxMailSchemas["box-opened"].shape), opened),
  "box-preview": draftNotice(boxSchema.extend(boxMailSchemas["box-preview"].shape), preview),
  "box-preview-reminder": draftNotice(boxSchema.extend(boxMailSchemas["box-preview-reminder"].shape), previewReminder),
  "box-agreed": draftNotice(boxSchema.extend(boxMailSchemas["box-agreed"].shape), agreed),
  "box-answer": draftNotice(boxSchema.extend(boxMailSchemas["box-answer"].shape), answer),
  "box-prepared": draftNotice(boxSchema.extend(boxMailSchemas["box-prepared"].shape), prepared),
  "box-shipped": draftNotice(boxSchema.extend(boxMailSchemas["box-shipped"].shape), shipped),
  "box-delivered": draftNotice(boxSchema.extend(boxMailSchemas["box-delivered"].shape), delivered),
  "box-deadline": draftNotice(boxSchema.extend(boxMailSchemas["box-deadline"].shape), deadline),
  "box-blocked": draftNotice(boxSchema.extend(boxMailSchemas["box-blocked"].shape), blocked),
  "box-cancelled": draftNotice(boxSchema.extend(boxMailSchemas["box-cancelled"].shape), cancelled),
  "box-closed": draftNotice(boxSchema.extend(boxMailSchemas["box-closed"].shape), boxClosed),
};
