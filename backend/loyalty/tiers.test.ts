import { expect, it } from "vitest";
import { pointsFor, reachedReward } from "./tiers.ts";

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [4499, 44],
  [-500, 0],
])("%i cents are worth %i points", (cents, points) => expect(pointsFor(cents)).toBe(points));

it.each([
  [0, 199, null],
  [199, 200, "LOYALTY200"],
  [200, 500, null],
  [150, 700, "LOYALTY600"],
  [599, 600, "LOYALTY600"],
  [700, 900, null],
])("from %i to %i points reaches %s", (before, after, code) =>
  expect(reachedReward(before, after)?.code ?? null).toBe(code),
);
