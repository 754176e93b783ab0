import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-woman-slug-kidId");

export default function QuizCodeWomanSlugKidIdPage({
  params,
}: {
  params: Promise<{ code: string; slug: string; kidId: string }>;
}) {
  return <ClientPage name="quiz-code-woman-slug-kidId" params={params} />;
}
