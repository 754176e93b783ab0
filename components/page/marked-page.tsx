import type { PageMarks } from "#lib/theme/page-marks.ts";
import { RootMarks } from "./root-marks.tsx";

/**
 * Stands first in a page that has marks, which are wanted on the document before the page is painted. The style sheets
 * could find them in the page by themselves, with `:has()`; but then all of the document is styled anew with every element
 * that comes into it.
 */
export function MarkedPage({ marks }: { marks: PageMarks }) {
  const entries = Object.entries(marks);
  if (entries.length === 0) return null;
  const script = entries
    .map(([name, value]) => `document.documentElement.setAttribute("${name}","${value}")`)
    .join(";");
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- names and values of this file's types, no text of anybody */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <RootMarks marks={marks} />
    </>
  );
}
