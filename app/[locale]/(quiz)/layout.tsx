import "#components/sheets/whole.css";
import type { ReactNode } from "react";
import { QuizLayout as Layout } from "#components/quiz/quiz-layout.tsx";

export default function QuizLayout({ children }: { children: ReactNode }) {
  return <Layout leave="infos">{children}</Layout>;
}
