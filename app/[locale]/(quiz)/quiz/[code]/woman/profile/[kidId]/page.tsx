import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-woman-profile-kidId");

export default function QuizCodeWomanProfileKidIdPage({
  params,
}: {
  params: Promise<{ code: string; kidId: string }>;
}) {
  return <ClientPage name="quiz-code-woman-profile-kidId" params={params} />;
}
