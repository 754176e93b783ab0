"use client";

import { useState } from "react";
import { useInBrowser } from "#lib/browser/use-in-browser.ts";
import { readFormDraft, type FormDraft } from "#lib/forms/form-draft.ts";

/** What this tab kept under a key before the page came; null on the server, and where there is none. */
export function useKeptDraft(key: string): FormDraft | null {
  const [read] = useState(() => {
    let kept: FormDraft | null | undefined;
    /* Once: what is written while the page stands changes nothing of it. */
    return () => {
      if (kept === undefined) kept = readFormDraft(sessionStorage, key);
      return kept;
    };
  });
  return useInBrowser(read, null);
}
