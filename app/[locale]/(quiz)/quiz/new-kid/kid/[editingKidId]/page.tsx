import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-new-kid-kid-editingKidId");

export default function QuizNewKidKidEditingKidIdPage({ params }: { params: Promise<{ editingKidId: string }> }) {
  return <ClientPage name="quiz-new-kid-kid-editingKidId" params={params} />;
}
