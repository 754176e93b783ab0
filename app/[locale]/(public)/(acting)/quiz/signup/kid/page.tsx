import { shellMetadata } from "#components/page/shell-metadata.ts";
import { VisitorQuiz } from "#components/quiz/visitor-quiz.tsx";

export const generateMetadata = () => shellMetadata("quiz-signup-kid");

export default function QuizSignupKidPage() {
  return <VisitorQuiz code="signup" />;
}
