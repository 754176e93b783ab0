import type { ReactNode } from "react";

export default function QuizLayout({ children }: { children: ReactNode }) {
  return <main className="page page-narrow">{children}</main>;
}
