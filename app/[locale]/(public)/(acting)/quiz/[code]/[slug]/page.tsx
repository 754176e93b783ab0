import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { QuizDoor } from "#components/quiz/quiz-door.tsx";
import { VisitorQuiz } from "#components/quiz/visitor-quiz.tsx";
import { requireFeature } from "#lib/guards/feature.ts";
import { findQuiz } from "#lib/quiz/api.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => [{ code: "signup", slug: "style" }];

export const generateMetadata = () => shellMetadata("quiz-code-slug");

/** A step the quiz does not have is a 404: the steps are the editors', and may change. */
export default async function QuizCodeSlugPage({ params }: { params: Promise<{ code: string; slug: string }> }) {
  const [locale, { code, slug }] = await Promise.all([getLocale(), params]);
  const quiz = await findQuiz(locale, code);
  if (!quiz?.steps.some((step) => step.slug === slug)) notFound();
  if (code.includes("woman")) await requireFeature(locale, "woman");
  return quiz.code === "signup" || quiz.code === "signup-woman" ? (
    <VisitorQuiz code={quiz.code} step={slug} />
  ) : (
    <QuizDoor code={quiz.code} step={slug} />
  );
}
