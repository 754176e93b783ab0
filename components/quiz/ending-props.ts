import type { Ref } from "react";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import type { Quiz } from "#contract/quiz.ts";
import type { RunnerProfile } from "#lib/quiz/runner-profile.ts";
import type { QuizScreen } from "#lib/quiz/screens.ts";

export interface QuizEndingProps {
  name: "box" | "account";
  quiz: Quiz;
  answers: QuizAnswers;
  screens: readonly QuizScreen[];
  profile: RunnerProfile | null;
  heading: Ref<HTMLHeadingElement>;
  /** Shows another step of the quiz. */
  onShow: (step: string) => void;
  onBack: () => void;
}
