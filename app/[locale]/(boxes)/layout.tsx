import "#components/sheets/whole.css";
import type { ReactNode } from "react";
import { ScriptsNeeded } from "#components/page/scripts-needed.tsx";

/** What its pages hold is streamed, and a script puts it in its place. */
export default function BoxesLayout({ children }: { children: ReactNode }) {
  return (
    <main className="page">
      <ScriptsNeeded />
      {children}
    </main>
  );
}
