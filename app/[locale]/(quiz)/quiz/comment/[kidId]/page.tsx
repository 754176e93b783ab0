import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-comment-kidId");

export default function QuizCommentKidIdPage({ params }: { params: Promise<{ kidId: string }> }) {
  return <ClientPage name="quiz-comment-kidId" params={params} />;
}
