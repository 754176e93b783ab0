import { expect, it } from "vitest";
import { findFileIssue } from "./check-file.ts";

const rules = { types: ["image/jpeg", "image/png"], maxBytes: 10 };

it.each([
  ["image/jpeg", 10, null],
  ["image/jpeg", 11, "too_large"],
  ["image/png", 0, "empty"],
  ["text/plain", 3, "wrong_type"],
  ["", 3, "wrong_type"],
] as const)("a file of type %j with %i bytes: %s", (type, size, issue) =>
  expect(findFileIssue({ type, size }, rules)).toBe(issue),
);
