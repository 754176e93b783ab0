import type { ReactNode } from "react";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { ComingNotice } from "./coming-notice.tsx";
import { MarkedPage } from "./marked-page.tsx";
import { PageHeading } from "./page-heading.tsx";
import type { ShellName } from "./shell-texts.ts";

interface ContentPageProps {
  name: ShellName;
  /** Part of the address that may name the women's world where the pattern does not. */
  path?: string;
  children?: ReactNode;
}

/** A page for everybody: its heading, then what it holds; without anything, who helps until it does. */
export function ContentPage({ name, path = "", children }: ContentPageProps) {
  return (
    <main className="page page-narrow">
      <MarkedPage marks={pageMarks({ name, path })} />
      <PageHeading name={name} />
      {children ?? <ComingNotice name={name} />}
    </main>
  );
}
