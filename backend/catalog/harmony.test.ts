import { expect, it } from "vitest";
import { isHarmonious, toneOf } from "./harmony.ts";

it.each([
  ["#fbf9f4", "neutral"],
  ["#22304f", "neutral"],
  ["#4f6f99", "neutral"],
  ["#26242a", "neutral"],
  ["#b3b2b0", "neutral"],
  ["#b9603f", "warm"],
  ["#f2c230", "warm"],
  ["#e796a4", "warm"],
  ["#b8345f", "warm"],
  ["#2f55b0", "cool"],
  ["#4d8b57", "cool"],
  ["#1f5a66", "cool"],
])("%s is %s", (hex, tone) => {
  expect(toneOf(hex)).toBe(tone);
});

it.each([
  ["#22304f", "#ea7a62", true],
  ["#ea7a62", "#2f55b0", false],
  ["#b9603f", "#f2c230", true],
  ["#4d8b57", "#2f55b0", true],
])("%s with %s: %s", (a, b, expected) => {
  expect(isHarmonious(a, b)).toBe(expected);
});
