import { markScript } from "#lib/theme/mark-script.ts";
import type { PageMarks } from "#lib/theme/page-marks.ts";
import { RootMarks } from "./root-marks.tsx";

/**
 * Stands first in a page that has marks, which are wanted on the document before the page is painted. The style sheets
 * could find them in the page by themselves, with `:has()`; but then all of the document is styled anew with every element
 * that comes into it.
 */
export function MarkedPage({ marks }: { marks: PageMarks }) {
  if (Object.keys(marks).length === 0) return null;
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- a fixed text */}
      <script {...marks} dangerouslySetInnerHTML={{ __html: markScript }} />
      <RootMarks marks={marks} />
    </>
  );
}
