"use client";

import { useSyncExternalStore } from "react";
import { keepInvitation, readInvitation, type Invitation } from "./invitation.ts";

const changed = "referral-change";

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** Keeps or forgets an invitation, and says so on this page. */
export function changeInvitation(invitation: Invitation | null): void {
  keepInvitation(localStorage, invitation);
  window.dispatchEvent(new Event(changed));
}

/** The invitation this browser holds; null on the server, which knows nothing of it. */
export function useInvitation(): Invitation | null {
  /* One text for one invitation: the same text is the same snapshot. */
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readInvitation(localStorage, Date.now())),
    () => "null",
  );
  return JSON.parse(text) as Invitation | null;
}
