import type { AnswerOf } from "#contract/endpoint.ts";
import type { getLegalContents } from "#contract/website.ts";

type LegalContent = AnswerOf<typeof getLegalContents>[number];
type LegalCode = LegalContent["code"];

/** Legal texts with a page of their own below the terms, by the last part of its address, in the order they are listed. */
export const legalSubjects = {
  service: "terms_and_conditions",
  sale: "terms_and_conditions_shop",
  withdrawal: "withdrawal_instructions",
  "withdrawal-giftcard": "withdrawal_instructions_gift_card",
  guarantee: "legal_guarantee",
  countries: "country_rules",
  littlegeste: "terms_and_conditions_recycle",
  club: "terms_and_conditions_little_club",
  data: "personal_data_protection",
  legal: "legal_notice",
} as const satisfies Record<string, LegalCode>;
export type LegalSubject = keyof typeof legalSubjects;

/** Whether a text tells how to withdraw: the model form and the page that does it go with it. */
export const isOnWithdrawal = (code: LegalCode): boolean =>
  code === "withdrawal_instructions" || code === "withdrawal_instructions_gift_card";

export const isLegalSubject = (subject: string): subject is LegalSubject => Object.hasOwn(legalSubjects, subject);

/**
 * What a search engine is told of a text: its title, since texts on the same right begin alike, and its first words, whole, in
 * at most 155 signs.
 */
export function describeLegalText({
  title,
  sections,
}: Pick<LegalContent, "title"> & {
  sections: readonly Pick<LegalContent["sections"][number], "paragraphs">[];
}): string {
  const text = [`${title}.`, ...sections.flatMap(({ paragraphs }) => paragraphs)].join(" ");
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/[\s,;:.]*\S*$/, "")}…`;
}
