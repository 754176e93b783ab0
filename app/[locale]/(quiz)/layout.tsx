import "#components/sheets/whole.css";
import type { ReactNode } from "react";
import { ScriptsNeeded } from "#components/page/scripts-needed.tsx";
import { QuizLayout as Layout } from "#components/quiz/quiz-layout.tsx";

/** What its pages hold is streamed, and a script puts it in its place. */
export default function QuizLayout({ children }: { children: ReactNode }) {
  return (
    <Layout leave="infos">
      <ScriptsNeeded />
      {children}
    </Layout>
  );
}
