import { expect, it } from "vitest";
import { isGtin } from "./gtin.ts";

it.each(["4006381333931", "73513537", "036000291452", "10036000291459"])("%s is a number of the trade", (digits) =>
  expect(isGtin(digits)).toBe(true),
);

it.each([
  ["a wrong last digit", "4006381333932"],
  ["too few digits", "400638133393"],
  ["letters", "40063813339AB"],
  ["nothing but noughts", "0000000000000"],
  ["one of a company's own, in its 13 digits", "2000000000015"],
  ["one of a company's own, in its 12 digits", "200000000004"],
  ["one of a company's own, in its 8 digits", "20000004"],
])("%s is none: %s", (_, digits) => expect(isGtin(digits)).toBe(false));
