import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfileQuiz, type QuizQuery } from "#components/quiz/profile-quiz.tsx";

export const generateMetadata = () => shellMetadata("quiz-new-kid-kid-editingKidId");

export default function QuizNewKidKidEditingKidIdPage({
  params,
  searchParams,
}: {
  params: Promise<{ editingKidId: string }>;
  searchParams: QuizQuery;
}) {
  return <ProfileQuiz name="quiz-new-kid-kid-editingKidId" code="new-kid" params={params} query={searchParams} />;
}
