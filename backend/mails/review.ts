import { z } from "zod";
import { draftNotice, paragraph } from "./notice.ts";
import { fill, type MailTexts } from "./texts.ts";

const schema = z.object({
  firstname: z.string(),
  order_id: z.uuid(),
  product: z.string(),
  /** The review; empty when only stars were given. */
  text: z.string(),
  /** Words of the shop: the reason of a refusal, or the answer. */
  said: z.string().nullable(),
});

type Kind = "review-published" | "review-refused" | "review-answered";
const wordsOf = (texts: MailTexts, kind: Kind): { subject: string; preheader: string; title: string; intro: string } =>
  texts[kind];

/** Tells who wrote a review what became of it. */
const draftReview = (kind: Kind) =>
  draftNotice(schema, ({ order_id: id, product, text, said, firstname }, { texts, link }) => {
    const words = wordsOf(texts, kind);
    const { ownWords, button, shop, refusedNext } = texts.review;
    return {
      subject: fill(words.subject, { product }),
      preheader: words.preheader,
      title: words.title,
      blocks: [
        paragraph(fill(words.intro, { product })),
        ...(said === null ? [] : [{ kind: "quote", text: said, author: shop } as const]),
        ...(text === "" ? [] : [{ kind: "quote", text, author: firstname || ownWords } as const]),
        ...(kind === "review-refused" ? [paragraph(refusedNext)] : []),
        { kind: "button", label: button, url: link(`/infos/rating/${id}`) },
      ],
    };
  });

/** The mails about reviews, by kind. */
export const reviewDrafts = {
  "review-published": draftReview("review-published"),
  "review-refused": draftReview("review-refused"),
  "review-answered": draftReview("review-answered"),
};
