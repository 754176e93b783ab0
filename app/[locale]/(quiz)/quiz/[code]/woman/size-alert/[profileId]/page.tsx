import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-woman-size-alert-profileId");

export default function QuizCodeWomanSizeAlertProfileIdPage({
  params,
}: {
  params: Promise<{ code: string; profileId: string }>;
}) {
  return <ClientPage name="quiz-code-woman-size-alert-profileId" params={params} />;
}
