const minuteMs = 60_000;

/** Whole days, hours and minutes until a moment, none in the last minute; null once it has come. `nowMs` is the shop's time. */
export function timeLeft(until: string, nowMs: number): { days: number; hours: number; minutes: number } | null {
  const leftMs = new Date(until).getTime() - nowMs;
  if (leftMs <= 0) return null;
  const left = Math.floor(leftMs / minuteMs);
  return { days: Math.floor(left / 1440), hours: Math.floor((left % 1440) / 60), minutes: left % 60 };
}
