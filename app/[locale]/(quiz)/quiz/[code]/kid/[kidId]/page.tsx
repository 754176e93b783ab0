import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-kid-kidId");

export default function QuizCodeKidKidIdPage({ params }: { params: Promise<{ code: string; kidId: string }> }) {
  return <ClientPage name="quiz-code-kid-kidId" params={params} />;
}
