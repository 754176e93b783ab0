import { getLocale } from "next-intl/server";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { VisitorQuiz } from "#components/quiz/visitor-quiz.tsx";
import { requireFeature } from "#lib/guards/feature.ts";

export const generateMetadata = () => shellMetadata("quiz-signup-woman");

export default async function QuizSignupWomanPage() {
  await requireFeature(await getLocale(), "woman");
  return <VisitorQuiz code="signup-woman" />;
}
