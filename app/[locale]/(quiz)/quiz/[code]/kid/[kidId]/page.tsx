import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfileQuiz, type QuizQuery } from "#components/quiz/profile-quiz.tsx";

export const generateMetadata = () => shellMetadata("quiz-code-kid-kidId");

export default function QuizCodeKidKidIdPage({
  params,
  searchParams,
}: {
  params: Promise<{ code: string; kidId: string }>;
  searchParams: QuizQuery;
}) {
  return <ProfileQuiz name="quiz-code-kid-kidId" params={params} query={searchParams} />;
}
