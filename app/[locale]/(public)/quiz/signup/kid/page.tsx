import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-signup-kid");

export default function QuizSignupKidPage() {
  return <ContentPage name="quiz-signup-kid" />;
}
