import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfileQuiz, type QuizQuery } from "#components/quiz/profile-quiz.tsx";

export const generateMetadata = () => shellMetadata("quiz-new-profile-woman-editingKidId");

export default function QuizNewProfileWomanEditingKidIdPage({
  params,
  searchParams,
}: {
  params: Promise<{ editingKidId: string }>;
  searchParams: QuizQuery;
}) {
  return (
    <ProfileQuiz
      name="quiz-new-profile-woman-editingKidId"
      code="new-profile-woman"
      params={params}
      query={searchParams}
    />
  );
}
