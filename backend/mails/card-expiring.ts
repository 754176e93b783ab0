import { z } from "zod";
import { formatDay } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { nameOfMethod } from "./name-of-method.ts";
import { fill } from "./texts.ts";

const endingSchema = z.object({
  firstname: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiration_date: z.iso.date(),
  /** Day the next box is to arrive; null where none has a day yet. */
  next_on: z.iso.date().nullable(),
});

/** The card that boxes are charged to ends, and nothing takes its place. */
export const draftCardExpiring = draftNotice(endingSchema, (data, { texts: all, locale, link }) => {
  const texts = all["card-expiring"];
  const values = {
    card: nameOfMethod(data),
    end: formatDay(data.expiration_date, locale),
  };
  const next = data.next_on === null ? texts.noDay : fill(texts.next, { day: formatDay(data.next_on, locale) });
  return {
    subject: fill(texts.subject, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(fill(texts.intro, values)),
      paragraph(next),
      { kind: "button", label: texts.button, url: link("/infos/add/payment") },
      paragraph(texts.after),
    ],
  };
});
