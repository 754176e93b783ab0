import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { quizCodes } from "#contract/quiz.ts";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { requireFeature } from "#lib/guards/feature.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => quizCodes.map((code) => ({ code }));

export const generateMetadata = () => shellMetadata("quiz-code");

export default async function QuizCodePage({ params }: { params: Promise<{ code: string }> }) {
  const [locale, { code }] = await Promise.all([getLocale(), params]);
  if (!quizCodes.some((known) => known === code)) notFound();
  if (code.includes("woman")) await requireFeature(locale, "woman");
  return <ContentPage name="quiz-code" path={code} />;
}
