import fc from "fast-check";
import { expect, it } from "vitest";
import { longestAdvanceMs, planSteps, stepMs } from "./steps.ts";

const hourMs = 3_600_000;

it("stops every six hours, at midnight UTC too, and at the end", () => {
  expect(planSteps(new Date("2026-11-21T10:00:00Z"), 24 * hourMs).map((step) => step / hourMs)).toEqual([
    2, 6, 6, 6, 4,
  ]);
});

it("goes exactly as far as asked, in steps that are never longer than six hours", () =>
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0) }),
      fc.integer({ min: 1, max: longestAdvanceMs }),
      (from, ms) => {
        const steps = planSteps(from, ms);
        expect(steps.reduce((sum, step) => sum + step, 0)).toBe(ms);
        expect(Math.max(...steps)).toBeLessThanOrEqual(stepMs);
        expect(Math.min(...steps)).toBeGreaterThan(0);
      },
    ),
    { numRuns: 50 },
  ));
