import { describe, expect, it } from "vitest";
import { planTryOn, type TryOnFacts } from "./plan-try-on.ts";
import { closeAt, reminderMoments } from "./schedule.ts";

const [delivered, until] = ["2026-11-20", "2026-11-30"];
const at = (day: string, hour = 12) => new Date(`2026-${day}T${String(hour).padStart(2, "0")}:00:00Z`);
const plan = (facts: Partial<TryOnFacts> & { now: Date }) =>
  planTryOn({
    moments: reminderMoments(delivered, until),
    end: closeAt(until, false),
    isSilent: true,
    remindersSent: 0,
    remindedAt: null,
    ...facts,
  });

describe("a box that is tried on", () => {
  it("is reminded of at half time, two days and one day before its deadline, at nine in Paris", () =>
    expect(reminderMoments(delivered, until)).toEqual([at("11-25", 8), at("11-28", 8), at("11-29", 8)]));

  it("is reminded of anew at the half of a deadline that was moved", () =>
    expect(reminderMoments(delivered, "2026-12-14")[0]).toEqual(at("12-02", 8)));

  it("has no reminder on the day it arrived, nor two on one day", () =>
    expect(reminderMoments("2026-11-20", "2026-11-22")).toEqual([at("11-21", 8)]));

  it("gets each reminder once", () => {
    expect(plan({ now: at("11-25", 9) })).toEqual({ kind: "remind", dueAt: at("11-28", 8) });
    expect(plan({ now: at("11-25", 10), remindersSent: 1, remindedAt: at("11-25", 9) })).toEqual({
      kind: "wait",
      dueAt: at("11-28", 8),
    });
  });

  it("gets none once something was declared", () =>
    expect(plan({ now: at("11-28", 9), isSilent: false })).toMatchObject({ kind: "wait" }));

  it("is charged in silence after two reminders only: missed ones are made up for, a day each", () => {
    const end = closeAt(until, false);
    const later = (days: number) => new Date(end.getTime() + days * 86_400_000);
    expect(plan({ now: end })).toEqual({ kind: "remind", dueAt: later(1) });
    expect(plan({ now: later(0.5), remindersSent: 1, remindedAt: end })).toEqual({ kind: "wait", dueAt: later(1) });
    expect(plan({ now: later(1), remindersSent: 1, remindedAt: end })).toEqual({ kind: "remind", dueAt: later(2) });
    expect(plan({ now: later(2), remindersSent: 2, remindedAt: later(1) })).toEqual({ kind: "close" });
    expect(plan({ now: end, remindersSent: 2, remindedAt: at("11-29", 8) })).toEqual({ kind: "close" });
  });

  it("waits for nobody who has spoken", () =>
    expect(plan({ now: closeAt(until, false), isSilent: false })).toEqual({ kind: "close" }));
});
