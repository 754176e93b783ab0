import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-profile-kidId");

export default function QuizCodeProfileKidIdPage({ params }: { params: Promise<{ code: string; kidId: string }> }) {
  return <ClientPage name="quiz-code-profile-kidId" params={params} />;
}
