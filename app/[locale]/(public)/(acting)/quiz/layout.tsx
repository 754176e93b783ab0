import type { ReactNode } from "react";
import { QuizLayout } from "#components/quiz/quiz-layout.tsx";

export default function PublicQuizLayout({ children }: { children: ReactNode }) {
  return <QuizLayout leave="index">{children}</QuizLayout>;
}
