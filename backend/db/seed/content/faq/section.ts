export const faqSectionCodes = [
  "orders",
  "delivery",
  "returns",
  "sizes",
  "payment",
  "boxes",
  "account",
  "data",
] as const;

export interface FaqSection {
  section: (typeof faqSectionCodes)[number];
  title: string;
  questions: readonly { question: string; answer: string }[];
}

export const faqSection = (
  section: FaqSection["section"],
  title: string,
  ...questions: readonly (readonly [question: string, answer: string])[]
): FaqSection => ({ section, title, questions: questions.map(([question, answer]) => ({ question, answer })) });
