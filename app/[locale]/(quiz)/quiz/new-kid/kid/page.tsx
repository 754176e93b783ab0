import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-new-kid-kid");

export default function QuizNewKidKidPage() {
  return <ClientPage name="quiz-new-kid-kid" />;
}
