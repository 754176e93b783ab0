"use client";

import { useCallback, useState } from "react";
import { emptyDraft, tabStore, type CheckoutDraft } from "./tab-store.ts";

/** The draft of the signed-in client, kept in this tab with every change. */
export function useTabDraft(clientId: string): [CheckoutDraft, (change: Partial<CheckoutDraft>) => void] {
  const [draft, setDraft] = useState<CheckoutDraft>(() => {
    const stored = tabStore().readDraft();
    return stored?.clientId === clientId ? stored : emptyDraft(clientId);
  });
  const change = useCallback((part: Partial<CheckoutDraft>) => {
    setDraft((before) => {
      const after = { ...before, ...part };
      tabStore().writeDraft(after);
      return after;
    });
  }, []);
  return [draft, change];
}
