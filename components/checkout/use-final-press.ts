"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { announce } from "#components/ui/toast-store.ts";

/** `leaving`: another page comes. `declined`: another card is needed. `again`: the customer has to confirm once more. */
export type PayOutcome = "leaving" | "declined" | "again";

/** What the one button that costs money stands on. */
export interface FinalSums {
  /** False while the sums on the page are not those of now. */
  isReady: boolean;
  /** What is left to pay by the sums on the page, in euros; null where nothing is paid now. */
  dueTtc: number | null;
  /** The customer has to choose something first, which the notice says: the button waits for that, not for an answer. */
  hasObstacle: boolean;
}

export interface FinalPress {
  isBusy: boolean;
  /** A press waited for the sums, and they came out different: nothing was done. */
  isChanged: boolean;
  submit: (event: SyntheticEvent) => void;
}

/**
 * The press that orders or pays: done once, however often it comes. One that comes while the sums are asked anew waits for
 * them; it counts if as much is due as was on the page when it was made.
 */
export function useFinalPress(sums: FinalSums, act: () => Promise<PayOutcome>): FinalPress {
  const t = useTranslations("checkout.change");
  const [isBusy, setIsBusy] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  // A second press can come before the first has rendered anything.
  const isUnderWay = useRef(false);
  /** What the page stands on once a press has waited. */
  const latest = useRef({ sums, act });
  const goOn = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = { sums, act };
    if (!sums.isReady) return;
    goOn.current?.();
    goOn.current = null;
  });

  const press = async (): Promise<PayOutcome> => {
    if (!sums.isReady)
      await new Promise<void>((resolve) => {
        goOn.current = resolve;
      });
    const now = latest.current;
    if (!now.sums.hasObstacle && now.sums.dueTtc === sums.dueTtc) return now.act();
    setIsChanged(true);
    announce(t("title"));
    return "again";
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnderWay.current || sums.hasObstacle) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setIsChanged(false);
    void press().then((outcome) => {
      if (outcome === "leaving") return;
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };
  return { isBusy, isChanged, submit };
}
