import { describe, expect, it } from "vitest";
import { formatCents, formatEuros, formatWholeEuros } from "./format.ts";

const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("formatCents", () => {
  it.each([
    ["fr", "1 234,50 €"],
    ["de", "1.234,50 €"],
    ["nl", "€ 1.234,50"],
    ["es", "1234,50 €"],
  ] as const)("writes amounts as %s does", (locale, expected) =>
    expect(withPlainSpaces(formatCents(123_450, locale))).toBe(expected),
  );
  it.each([
    ["fr", "−5,00 €"],
    ["de", "−5,00 €"],
    ["nl", "€ −5,00"],
    ["es", "−5,00 €"],
  ] as const)("writes what is taken off with the minus of %s", (locale, expected) =>
    expect(withPlainSpaces(formatCents(-500, locale))).toBe(expected),
  );
});

it("formats a wire amount without a binary fraction", () =>
  expect(withPlainSpaces(formatEuros(1.005, "fr"))).toBe("1,01 €"));

it("leaves the cents off a round amount", () => expect(withPlainSpaces(formatWholeEuros(2000, "de"))).toBe("20 €"));
