import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfileQuiz, type QuizQuery } from "#components/quiz/profile-quiz.tsx";

export const generateMetadata = () => shellMetadata("quiz-code-woman-slug-kidId");

export default function QuizCodeWomanSlugKidIdPage({
  params,
  searchParams,
}: {
  params: Promise<{ code: string; slug: string; kidId: string }>;
  searchParams: QuizQuery;
}) {
  return (
    <ProfileQuiz
      name="quiz-code-woman-slug-kidId"
      params={params}
      query={searchParams}
      slug={params.then(({ slug }) => slug)}
    />
  );
}
