"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;
const isForWoman = () => new URLSearchParams(location.search).get("for") === "woman";

/** Dresses the page in the women's theme when its address asks for it; the page itself is the same for everybody. */
export function WomanMark() {
  const isShown = useSyncExternalStore(neverChanges, isForWoman, () => false);
  return isShown ? <span data-theme="woman" className="sr-only" /> : null;
}
