import { notFound } from "next/navigation";
import { quizCodes } from "#contract/quiz.ts";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => [{ code: "signup", slug: "style" }];

export const generateMetadata = () => shellMetadata("quiz-code-slug");

export default async function QuizCodeSlugPage({ params }: { params: Promise<{ code: string; slug: string }> }) {
  const { code } = await params;
  if (!quizCodes.some((known) => known === code)) notFound();
  return <ContentPage name="quiz-code-slug" />;
}
