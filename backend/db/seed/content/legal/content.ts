export const legalCodes = [
  "terms_and_conditions",
  "terms_and_conditions_shop",
  "withdrawal_instructions",
  "legal_guarantee",
  "country_rules",
  "terms_and_conditions_recycle",
  "terms_and_conditions_little_club",
  "legal_notice",
  "personal_data_protection",
  "accessibility_statement",
  "withdrawal_instructions_gift_card",
] as const;
export type LegalCode = (typeof legalCodes)[number];

interface LegalSection {
  /** Anchor, the same in every language. */
  id: string;
  title: string;
  paragraphs: readonly string[];
}

export interface LegalContent {
  title: string;
  sections: readonly LegalSection[];
}

export const legalContent = (
  title: string,
  ...sections: readonly (readonly [id: string, title: string, ...paragraphs: string[]])[]
): LegalContent => ({
  title,
  sections: sections.map(([id, sectionTitle, ...paragraphs]) => ({ id, title: sectionTitle, paragraphs })),
});
