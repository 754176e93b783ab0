import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-comment-kidId");

export default function QuizCodeCommentKidIdPage({ params }: { params: Promise<{ code: string; kidId: string }> }) {
  return <ClientPage name="quiz-code-comment-kidId" params={params} />;
}
