import type { ReactNode } from "react";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { MarkedPage } from "./marked-page.tsx";
import { PageHeading } from "./page-heading.tsx";
import { ScriptsNeeded } from "./scripts-needed.tsx";
import type { ShellName } from "./shell-texts.ts";

interface ContentPageProps {
  name: ShellName;
  /** Part of the address that may name the women's world where the pattern does not. */
  path?: string;
  /** It holds a list of pieces. */
  isWide?: boolean;
  /** Nothing of it goes without scripts, which it says where none runs. */
  needsScripts?: boolean;
  children: ReactNode;
}

/** A page for everybody: its heading, then what it holds. */
export function ContentPage({ name, path = "", isWide = false, needsScripts = false, children }: ContentPageProps) {
  return (
    <main className={isWide ? "page" : "page page-narrow"}>
      <MarkedPage marks={pageMarks({ name, path })} />
      <PageHeading name={name} />
      {needsScripts && <ScriptsNeeded />}
      {children}
    </main>
  );
}
