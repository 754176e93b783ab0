"use client";

import { useLayoutEffect } from "react";
import type { PageMarks } from "#lib/theme/page-marks.ts";

/**
 * Gives the marks of a page to the document for as long as the page is shown: a page the visitor has left stays in the
 * document, hidden, and its effects are undone.
 */
export function RootMarks({ marks }: { marks: PageMarks }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(marks)) root.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(marks)) root.removeAttribute(name);
    };
  });
  return null;
}
