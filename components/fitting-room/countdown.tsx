"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { timeLeft } from "#lib/boxes/time-left.ts";

interface CountdownProps {
  until: string;
  /** The shop's time when the page was made: the clock of a telephone may be wrong. */
  asOf: string;
}

/** What is left of the time to answer, by the minute. */
export function Countdown({ until, asOf }: CountdownProps) {
  const t = useTranslations("fittingRoom.left");
  const [now, setNow] = useState(() => new Date(asOf).getTime());
  useEffect(() => {
    const [began, start] = [performance.now(), new Date(asOf).getTime()];
    const timer = setInterval(() => setNow(start + performance.now() - began), 20_000);
    return () => clearInterval(timer);
  }, [asOf]);
  const left = timeLeft(until, now);
  if (!left) return <>{t("over")}</>;
  if (left.days > 0) return <>{t("days", { days: left.days, hours: left.hours })}</>;
  return <>{left.hours > 0 ? t("hours", { hours: left.hours, minutes: left.minutes }) : t("minutes", left)}</>;
}
