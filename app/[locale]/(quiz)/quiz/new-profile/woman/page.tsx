import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-new-profile-woman");

export default function QuizNewProfileWomanPage() {
  return <ClientPage name="quiz-new-profile-woman" />;
}
