import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-new-profile-woman-editingKidId");

export default function QuizNewProfileWomanEditingKidIdPage({ params }: { params: Promise<{ editingKidId: string }> }) {
  return <ClientPage name="quiz-new-profile-woman-editingKidId" params={params} />;
}
