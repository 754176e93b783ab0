import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfileQuiz, type QuizQuery } from "#components/quiz/profile-quiz.tsx";

export const generateMetadata = () => shellMetadata("quiz-new-kid-kid");

export default function QuizNewKidKidPage({ searchParams }: { searchParams: QuizQuery }) {
  return <ProfileQuiz name="quiz-new-kid-kid" code="new-kid" query={searchParams} />;
}
