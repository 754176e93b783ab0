import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-checkout-kidId");

export default function QuizCodeCheckoutKidIdPage({ params }: { params: Promise<{ code: string; kidId: string }> }) {
  return <ClientPage name="quiz-code-checkout-kidId" params={params} />;
}
