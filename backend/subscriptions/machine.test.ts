import fc from "fast-check";
import { isLegal } from "#tests/backend/legal-subscription.ts";
import { describe, expect, it } from "vitest";
import { addWorkingDays, isWorkingDay } from "../delivery/working-days.ts";
import { addDays } from "./calendar.ts";
import {
  planAfterBox,
  planAfterCancelledBox,
  planBoxDate,
  planCompletion,
  planConversion,
  planCreation,
  planDate,
  planFrequency,
  planPause,
  planResumption,
  planTermination,
  type SubscriptionState,
} from "./machine.ts";

const first = "2026-12-15";

describe("a subscription", () => {
  it("plans its box and, once that is open, the one after it", () => {
    const state = planCreation(2, first);
    expect(state).toMatchObject({ status: "ACTIVE", nextDeliveryDate: first });
    expect(planAfterBox(state, first).nextDeliveryDate).toBe("2027-02-15");
  });

  it("keeps its day of the month after a short month and a weekend", () => {
    let state = planCreation(1, "2027-01-29");
    const days: string[] = [];
    for (let count = 0; count < 4; count++) {
      state = planAfterBox(state, state.nextDeliveryDate ?? "");
      days.push(state.nextDeliveryDate ?? "");
    }
    // The 28th of February 2027 is a Sunday.
    expect(days).toEqual(["2027-03-01", "2027-04-29", "2027-05-31", "2027-06-29"]);
  });

  it("is postponed, then forwarded, and follows the day that was chosen", () => {
    const later = planDate(planCreation(1, first), "2026-12-22");
    expect(later).toMatchObject({ event: "POSTPONED", state: { nextDeliveryDate: "2026-12-22", deliveryDay: 22 } });
    expect(planDate(later?.state ?? planCreation(1, first), "2026-12-16")?.event).toBe("FORWARDED");
    expect(planDate(planCreation(1, first), first)).toBeNull();
  });

  it("goes on after a pause with the day it had, or as soon as possible", () => {
    const paused = planPause(planCreation(2, first), "2027-03-01", first)?.state;
    expect(paused).toMatchObject({ status: "PAUSED", nextAt: null, pausedUntil: "2027-03-01" });
    if (!paused) return;
    expect(planResumption(paused, "2026-12-03")?.state.nextDeliveryDate).toBe(first);
    expect(planResumption(paused, "2027-03-10")?.state.nextDeliveryDate).toBe("2027-03-10");
    expect(planResumption(paused, "2027-03-10", 3)?.state.frequencyMonths).toBe(3);
  });

  it("follows the last box in a new rhythm", () => {
    const state = planAfterBox(planCreation(1, first), first);
    expect(planFrequency(state, 3, first, "2026-12-20")?.state.nextDeliveryDate).toBe("2027-03-15");
    expect(planFrequency(state, 1, first, "2026-12-20")).toBeNull();
  });

  it("does not end twice and does nothing afterwards", () => {
    const ended = planTermination(planCreation(1, first), new Date(0))?.state;
    if (!ended) throw new Error("not ended");
    expect(planTermination(ended, new Date(1))).toBeNull();
    expect(planResumption(ended, first)).toBeNull();
    expect(planPause(ended, null, null)).toBeNull();
    expect(planConversion(ended, 1, null, first)).toBeNull();
  });
});

describe("a one-shot", () => {
  it("plans nothing, completes and can go on as a subscription", () => {
    const state = planCreation(null, first);
    expect(state).toMatchObject({ nextDeliveryDate: null, nextAt: null });
    expect(planPause(state, null, null)).toBeNull();
    const completed = planCompletion(state)?.state;
    expect(completed?.status).toBe("COMPLETED");
    expect(planConversion(completed ?? state, 2, first, "2027-01-04")).toMatchObject({
      event: "CONVERTED",
      state: { status: "ACTIVE", nextDeliveryDate: "2027-02-15" },
    });
  });
});

type Step = (state: SubscriptionState, today: string) => SubscriptionState;
const move = (result: { state: SubscriptionState } | null, state: SubscriptionState) => result?.state ?? state;
const earliest = (today: string) => addWorkingDays(today, 7);
const months = fc.integer({ min: 1, max: 12 });
const ahead = fc.integer({ min: 0, max: 200 });

const anOperation: fc.Arbitrary<Step> = fc.oneof(
  months.map(
    (f): Step =>
      (state, today) =>
        move(planFrequency(state, f, null, earliest(today)), state),
  ),
  fc.tuple(months, ahead).map(
    ([f, ago]): Step =>
      (state, today) =>
        move(planFrequency(state, f, addDays(today, -ago), earliest(today)), state),
  ),
  ahead.map(
    (d): Step =>
      (state, today) =>
        move(planDate(state, addWorkingDays(earliest(today), d)), state),
  ),
  fc.tuple(ahead, ahead).map(
    ([a, b]): Step =>
      (state, today) =>
        move(planBoxDate(state, addWorkingDays(earliest(today), a), addWorkingDays(earliest(today), b)), state),
  ),
  fc.option(ahead).map(
    (d): Step =>
      (state, today) =>
        move(planPause(state, d === null ? null : addDays(today, d), null), state),
  ),
  fc.option(months).map(
    (f): Step =>
      (state, today) =>
        move(planResumption(state, earliest(today), f ?? undefined), state),
  ),
  months.map(
    (f): Step =>
      (state, today) =>
        move(planConversion(state, f, null, earliest(today)), state),
  ),
  fc.constant<Step>((state) => planAfterBox(state, state.nextDeliveryDate ?? first)),
  fc.constant<Step>((state, today) => planAfterCancelledBox(state, earliest(today))),
  fc.constant<Step>((state) => move(planCompletion(state), state)),
  fc.constant<Step>((state) => move(planTermination(state, new Date(0)), state)),
);

it("never reaches an illegal state, whatever is done and however much time passes", () => {
  fc.assert(
    fc.property(
      fc.option(months),
      fc.array(fc.tuple(anOperation, fc.integer({ min: 0, max: 400 })), { maxLength: 40 }),
      (frequency, steps) => {
        let today = "2026-11-21";
        let state = planCreation(frequency, earliest(today));
        expect(isLegal(state)).toBe(true);
        for (const [step, days] of steps) {
          today = addDays(today, days);
          const before = state;
          state = step(state, today);
          expect({ before, state, isLegal: isLegal(state) }).toMatchObject({ isLegal: true });
          const isOver = before.status === "TERMINATED";
          expect(isOver ? state : before).toEqual(before);
          const planned = state.status === "ACTIVE" ? state.nextDeliveryDate : null;
          expect(planned === null || isWorkingDay(planned)).toBe(true);
        }
      },
    ),
  );
});
