import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-additional-quiz-confirm-kidId");

export default function QuizAdditionalQuizConfirmKidIdPage({ params }: { params: Promise<{ kidId: string }> }) {
  return <ClientPage name="quiz-additional-quiz-confirm-kidId" params={params} />;
}
