import { expect, it } from "vitest";
import { judgeFit } from "./fit-verdict.ts";

it.each([
  [[0, 1, 0], null],
  [[0, 2, 0], "GOOD"],
  [[1, 3, 1], "GOOD"],
  [[3, 1, 1], "TOO_SMALL"],
  [[1, 1, 3], "TOO_LARGE"],
  [[2, 2, 1], "MIXED"],
] as const)("%j reads as %s", ([TOO_SMALL, GOOD, TOO_LARGE], verdict) =>
  expect(judgeFit({ TOO_SMALL, GOOD, TOO_LARGE })).toBe(verdict),
);
