import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfileQuiz, type QuizQuery } from "#components/quiz/profile-quiz.tsx";

export const generateMetadata = () => shellMetadata("quiz-code-woman-kidId");

/** Its folder shares the name `slug` with others at this place; here it is the `kidId`. */
export default function QuizCodeWomanKidIdPage({
  params,
  searchParams,
}: {
  params: Promise<{ code: string; slug: string }>;
  searchParams: QuizQuery;
}) {
  return (
    <ProfileQuiz
      name="quiz-code-woman-kidId"
      params={params.then(({ code, slug }) => ({ code, kidId: slug }))}
      query={searchParams}
    />
  );
}
