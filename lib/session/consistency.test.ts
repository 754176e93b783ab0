import { expect, it } from "vitest";
import { isConsistent } from "./consistency.ts";

it.each([
  ["everything is the client's", "a", ["a", "a"], true],
  ["nothing is remembered", undefined, ["a"], true],
  ["no profile yet", "a", [], true],
  ["somebody else is remembered", "b", ["a"], false],
  ["somebody else is remembered, no profile tells", "b", [], false],
  ["a profile is somebody else's", "a", ["a", "b"], false],
] as const)("%s", (_, remembered, owners, expected) =>
  expect(
    isConsistent(
      remembered,
      { id: "a" },
      owners.map((client_id) => ({ client_id })),
    ),
  ).toBe(expected),
);
