import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-signup-woman");

export default function QuizSignupWomanPage() {
  return <ContentPage name="quiz-signup-woman" />;
}
