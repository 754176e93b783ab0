"use client";

import { useEffect, useEffectEvent, useState } from "react";

type Loading<T> = { state: "loading" } | { state: "loaded"; value: T } | { state: "failed" };

/** What a provider's library needs before its form can stand: loaded once, and again when the customer asks for it. */
export function useLoaded<T>(load: () => Promise<T>): Loading<T> & { retry: () => void } {
  const [round, setRound] = useState(0);
  const [loading, setLoading] = useState<Loading<T>>({ state: "loading" });
  const onRound = useEffectEvent((_round: number) => load());
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Loading<T>) => {
      if (isWanted) setLoading(next);
    };
    void onRound(round).then(
      (value) => tell({ state: "loaded", value }),
      () => tell({ state: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [round]);
  return {
    ...loading,
    retry: () => {
      setLoading({ state: "loading" });
      setRound((before) => before + 1);
    },
  };
}
