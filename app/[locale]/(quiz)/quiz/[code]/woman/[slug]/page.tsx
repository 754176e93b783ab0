import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("quiz-code-woman-kidId");

/** Its folder shares the name `slug` with others at this place; here it is the `kidId`. */
export default function QuizCodeWomanKidIdPage({ params }: { params: Promise<{ code: string; slug: string }> }) {
  return <ClientPage name="quiz-code-woman-kidId" params={params.then(({ code, slug }) => ({ code, kidId: slug }))} />;
}
