import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfileQuiz, type QuizQuery } from "#components/quiz/profile-quiz.tsx";

export const generateMetadata = () => shellMetadata("quiz-new-profile-woman");

export default function QuizNewProfileWomanPage({ searchParams }: { searchParams: QuizQuery }) {
  return <ProfileQuiz name="quiz-new-profile-woman" code="new-profile-woman" query={searchParams} />;
}
