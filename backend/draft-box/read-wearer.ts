import type { Gender } from "#contract/catalog.ts";
import type { DraftQuizCode } from "#contract/draft-box.ts";
import { profileGenders } from "#contract/profiles.ts";
import { findAnswerIssues, readJudgements, type QuizAnswers } from "#contract/quiz-answers.ts";
import { sizeFields, type SizeField } from "#contract/sizes.ts";
import type { Quiz } from "#contract/quiz.ts";
import type { RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { invalidFields } from "../http/input.ts";
import { findBirthdateIssue } from "../profiles/age.ts";
import { findQuiz } from "../quizzes/store.ts";
import type { Measures } from "../stylist/fitting-sizes.ts";
import { todayOf } from "../subscriptions/calendar.ts";

/** Somebody of whom only the answers to a quiz tell. */
export interface Visitor extends Measures {
  gender: Gender;
  quiz: Quiz;
  answers: QuizAnswers;
  /** In the order in which they were made. */
  judgements: { lookId: number; isLiked: boolean }[];
}

interface Issue {
  question: string;
  code: string;
}

/** What keeps answers from describing somebody a box can be chosen for, on a day. */
function findWearerIssues(quiz: Quiz, answers: QuizAnswers, today: string, isBox: boolean): Issue[] {
  const issues: Issue[] = findAnswerIssues(quiz, answers);
  if (issues.length > 0) return issues;
  const isWoman = quiz.profile_type === "WOMAN";
  const isMissing = (question: string): boolean => answers[question] === undefined || answers[question] === null;
  const birthdate = answers["birthdate"];
  if (typeof birthdate === "string") {
    const code = findBirthdateIssue(isWoman ? "WOMAN" : "KID", birthdate, today);
    if (code) issues.push({ question: "birthdate", code });
  }
  const needed = isWoman ? ["top_size", "bottom_size"] : ["gender", "birthdate"];
  if (isBox) issues.push(...needed.filter(isMissing).map((question) => ({ question, code: "required" })));
  return issues;
}

const textOf = (answer: unknown): string | null => (typeof answer === "string" && answer !== "" ? answer : null);

/** Throws VALIDATION that names the questions; `isBox` asks for all a box cannot be chosen without. */
export async function readVisitor(
  { db, clock, locale }: Pick<RequestContext, "db" | "clock" | "locale">,
  { code, answers }: { code: DraftQuizCode; answers: QuizAnswers },
  isBox: boolean,
): Promise<Visitor> {
  const quiz = await findQuiz(db, code, locale);
  if (!quiz) throw new ApiError("NOT_FOUND");
  const issues = findWearerIssues(quiz, answers, todayOf(clock.now()), isBox);
  if (issues.length > 0)
    throw invalidFields(issues.map((issue) => ({ path: `body.answers.${issue.question}`, code: issue.code })));
  const profileType = quiz.profile_type ?? "KID";
  const [only] = profileGenders[profileType].length === 1 ? profileGenders[profileType] : [];
  const gender = only ?? profileGenders[profileType].find((known) => known === answers["gender"]) ?? "MIXED";
  return {
    quiz,
    profileType,
    gender,
    birthdate: textOf(answers["birthdate"]),
    sizes: Object.fromEntries(sizeFields.map((field) => [field, textOf(answers[field])])) as Record<
      SizeField,
      string | null
    >,
    answers,
    judgements: readJudgements(quiz, answers).map(({ look_id, like }) => ({ lookId: look_id, isLiked: like })),
  };
}
