"use client";

import { useEffect, useEffectEvent, useState, useTransition } from "react";

const delaysMs = [1500, 2000, 3000, 4000, 6000, 8000, 12_000];

/** Asks how a payment stands a few times, ever more slowly, then leaves it to the customer. */
export function useAskAgain(ask: () => void | Promise<void>, isWaiting = true) {
  const [round, setRound] = useState(0);
  const [isAsking, startAsking] = useTransition();
  const delay = isWaiting ? delaysMs[round] : undefined;
  const askNow = () =>
    startAsking(async () => {
      await ask();
      setRound((before) => before + 1);
    });
  const onTime = useEffectEvent(askNow);
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => onTime(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  const rounds = delaysMs.length;
  return { round, rounds, isOver: round >= rounds, isAsking, askNow };
}
