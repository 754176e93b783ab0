import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-subscription-kidId");

export default function QuizCodeSubscriptionKidIdPage({
  params,
}: {
  params: Promise<{ code: string; kidId: string }>;
}) {
  return <ClientPage name="quiz-code-subscription-kidId" params={params} />;
}
