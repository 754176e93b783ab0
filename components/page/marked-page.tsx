import { markScript } from "#lib/theme/mark-script.ts";
import type { PageMarks } from "#lib/theme/page-marks.ts";
import { RootMarks } from "./root-marks.tsx";

/**
 * Stands first in a page that has marks, which are wanted on the document before the page is painted. The style sheets
 * could find them in the page by themselves, with `:has()`; but then all of the document is styled anew with every element
 * that comes into it. A browser that has read the header only may paint it before the marks are there, to take it away
 * again: the link in the head asks it to wait for them.
 */
export function MarkedPage({ marks }: { marks: PageMarks }) {
  if (Object.keys(marks).length === 0) return null;
  return (
    <>
      <link rel="expect" href="#page-marks" blocking="render" />
      {/* oxlint-disable-next-line react/no-danger -- a fixed text */}
      <script id="page-marks" {...marks} dangerouslySetInnerHTML={{ __html: markScript }} />
      <RootMarks marks={marks} />
    </>
  );
}
