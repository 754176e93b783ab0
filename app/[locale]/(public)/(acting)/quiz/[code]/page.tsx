import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { quizCodes } from "#contract/quiz-codes.ts";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { QuizDoor } from "#components/quiz/quiz-door.tsx";
import { VisitorQuiz } from "#components/quiz/visitor-quiz.tsx";
import { requireFeature } from "#lib/guards/feature.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => quizCodes.map((code) => ({ code }));

export const generateMetadata = () => shellMetadata("quiz-code");

export default async function QuizCodePage({ params }: { params: Promise<{ code: string }> }) {
  const [locale, { code }] = await Promise.all([getLocale(), params]);
  const known = quizCodes.find((candidate) => candidate === code);
  if (!known) notFound();
  if (code.includes("woman")) await requireFeature(locale, "woman");
  return known === "signup" || known === "signup-woman" ? <VisitorQuiz code={known} /> : <QuizDoor code={known} />;
}
