import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ReviewPage } from "#components/quiz/review-page.tsx";

export const generateMetadata = () => shellMetadata("quiz-code-profile-kidId");

export default function QuizCodeProfileKidIdPage({ params }: { params: Promise<{ code: string; kidId: string }> }) {
  return <ReviewPage name="quiz-code-profile-kidId" params={params} />;
}
