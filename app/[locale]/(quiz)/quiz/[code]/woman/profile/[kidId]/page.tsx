import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ReviewPage } from "#components/quiz/review-page.tsx";

export const generateMetadata = () => shellMetadata("quiz-code-woman-profile-kidId");

export default function QuizCodeWomanProfileKidIdPage({
  params,
}: {
  params: Promise<{ code: string; kidId: string }>;
}) {
  return <ReviewPage name="quiz-code-woman-profile-kidId" params={params} />;
}
