"use client";

import { useEffect } from "react";
import type { TryOn } from "#contract/try-on.ts";
import { DecidedBox } from "./decided-box.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { useTryOn } from "./use-try-on.ts";

/** What somebody came for: to decide, to keep everything, or to rate. */
export type TryOnPurpose = "decide" | "keep" | "rate";

/** A box that arrived: its decision, or what was decided. Needs `tryOn`, `size`, `validation` and `error`. */
export function TryOnScreen({ tryOn: read, purpose }: { tryOn: TryOn; purpose: TryOnPurpose }) {
  const state = useTryOn(read, purpose === "keep");
  const { tryOn, isChanging } = state;
  const isDeciding = tryOn.status === "OPEN" || (tryOn.status === "DECIDED" && isChanging);
  useEffect(() => {
    // The words that lead to the stars name no anchor: the page is one and the same.
    if (purpose === "rate") document.getElementById("rating")?.scrollIntoView({ block: "center" });
  }, [purpose]);
  if (isDeciding) return <DecisionForm state={state} />;
  return <DecidedBox tryOn={tryOn} sentCount={state.sentCount} onChange={state.edit} />;
}
