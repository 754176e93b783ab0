import type { ReactNode } from "react";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { PageHeading } from "./page-heading.tsx";
import type { ShellName } from "./shell-texts.ts";

/** A page for everybody: its heading, then what it holds. */
export function ContentPage({ name, children }: { name: ShellName; children?: ReactNode }) {
  return (
    <main {...pageMarks({ name })} className="page page-narrow">
      <PageHeading name={name} />
      {children}
    </main>
  );
}
