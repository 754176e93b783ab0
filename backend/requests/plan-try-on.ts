const dayMs = 86_400_000;
/** Nobody is charged for having said nothing before as many reminders. */
const fewestReminders = 2;

export interface TryOnFacts {
  now: Date;
  /** When the client is reminded of the deadline, earliest first. */
  moments: readonly Date[];
  /** When the box gets its bill. */
  end: Date;
  /** Nothing is declared and nothing came back. */
  isSilent: boolean;
  remindersSent: number;
  remindedAt: Date | null;
}

/** What the clock does with a box that is tried on, and when it looks again. */
type TryOnStep = { kind: "remind" | "wait"; dueAt: Date } | { kind: "close" };

/**
 * A client who said nothing is reminded; one who did is left alone. When reminders were missed (the shop stood still) the
 * bill waits for them, a day each.
 */
export function planTryOn({ now, moments, end, isSilent, remindersSent, remindedAt }: TryOnFacts): TryOnStep {
  if (now >= end) {
    if (!isSilent) return { kind: "close" };
    const rested = remindedAt === null ? now : new Date(remindedAt.getTime() + dayMs);
    if (rested > now) return { kind: "wait", dueAt: rested };
    if (remindersSent >= fewestReminders) return { kind: "close" };
    return { kind: "remind", dueAt: new Date(now.getTime() + dayMs) };
  }
  const dueAt = moments.find((moment) => moment > now) ?? end;
  const last = moments.findLast((moment) => moment <= now);
  const isOwed = last !== undefined && (remindedAt === null || remindedAt < last);
  return { kind: isSilent && isOwed ? "remind" : "wait", dueAt };
}
