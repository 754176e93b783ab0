import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { requireFeature } from "#lib/guards/feature.ts";
import { listQuizSteps } from "#lib/quiz/api.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => [{ code: "signup", slug: "style" }];

export const generateMetadata = () => shellMetadata("quiz-code-slug");

/** A step the quiz does not have is a 404: the steps are the editors', and may change. */
export default async function QuizCodeSlugPage({ params }: { params: Promise<{ code: string; slug: string }> }) {
  const [locale, { code, slug }] = await Promise.all([getLocale(), params]);
  const steps = await listQuizSteps(locale, code);
  if (!steps?.includes(slug)) notFound();
  if (code.includes("woman")) await requireFeature(locale, "woman");
  return <ContentPage name="quiz-code-slug" path={code} />;
}
