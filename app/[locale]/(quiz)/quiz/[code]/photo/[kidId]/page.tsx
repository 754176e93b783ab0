import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-photo-kidId");

export default function QuizCodePhotoKidIdPage({ params }: { params: Promise<{ code: string; kidId: string }> }) {
  return <ClientPage name="quiz-code-photo-kidId" params={params} />;
}
