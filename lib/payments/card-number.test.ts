import { describe, expect, it } from "vitest";
import { caretAfterFormat, formatCardNumber, isCardNumberValid } from "./card-number.ts";

describe("formatCardNumber", () => {
  it.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["42424", "4242 4"],
    ["4242-4242 x4242", "4242 4242 4242"],
    ["378282246310005", "3782 822463 10005"],
    ["", ""],
    ["42424242424242424242424", "4242 4242 4242 4242 424"],
  ])("writes %j as %j", (text, expected) => expect(formatCardNumber(text)).toBe(expected));
});

describe("isCardNumberValid", () => {
  it.each(["4242 4242 4242 4242", "4000000000000002", "4000002500003155", "378282246310005"])("accepts %s", (number) =>
    expect(isCardNumberValid(number)).toBe(true),
  );
  it.each(["", "4242", "4242 4242 4242 4241", "42424242424242424242"])("refuses %j", (number) =>
    expect(isCardNumberValid(number)).toBe(false),
  );
});

describe("caretAfterFormat", () => {
  it("stays behind the digit that was typed", () => {
    expect(caretAfterFormat("42425", 5, "4242 5")).toBe(6);
    expect(caretAfterFormat("4912 42", 2, "4912 42")).toBe(2);
  });
  it("stays at the start", () => expect(caretAfterFormat("4242", 0, "4242")).toBe(0));
});
