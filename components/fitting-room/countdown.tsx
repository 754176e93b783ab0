"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { timeLeft } from "#lib/boxes/time-left.ts";

interface CountdownProps {
  until: string;
  /** The shop's time when the page was made: the clock of a telephone may be wrong. */
  asOf: string;
  /** Told when the time runs out while the page is open. */
  onOver: () => void;
}

/** What is left of the time to answer, by the minute. */
export function Countdown({ until, asOf, onOver }: CountdownProps) {
  const t = useTranslations("fittingRoom.left");
  const [now, setNow] = useState(() => new Date(asOf).getTime());
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    const [began, start] = [performance.now(), new Date(asOf).getTime()];
    const timer = setInterval(() => {
      const then = start + performance.now() - began;
      setNow(then);
      if (timeLeft(until, then)) return;
      clearInterval(timer);
      tellOver();
    }, 20_000);
    return () => clearInterval(timer);
  }, [asOf, until]);
  const left = timeLeft(until, now);
  if (!left) return <>{t("over")}</>;
  if (left.days > 0) return <>{t("days", { days: left.days, hours: left.hours })}</>;
  if (left.hours === 0 && left.minutes === 0) return <>{t("lastMinute")}</>;
  return <>{left.hours > 0 ? t("hours", { hours: left.hours, minutes: left.minutes }) : t("minutes", left)}</>;
}
