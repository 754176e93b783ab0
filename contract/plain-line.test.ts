import { describe, expect, it } from "vitest";
import { addressInputSchema } from "./addresses.ts";
import { plainLineSchema, requiredLineSchema } from "./plain-line.ts";

const codesOf = (text: unknown): string[] =>
  (requiredLineSchema(80).safeParse(text).error?.issues ?? []).map(({ message }) => message);

describe("a line", () => {
  it.each([
    "Zoé-Anaïs d’Aubigné",
    "Straße 5 (Hinterhaus), 2. OG",
    "Łódź",
    "محمد",
    "می\u200Cخواهم",
    "Nguyễn Thị Hồng",
    "Chez 👩\u200D👧",
    "c/o A & B, Bât. 3 / esc. 2",
    "12\u00A0bis",
  ])("holds %s", (text) => expect(codesOf(text)).toEqual([]));

  it.each([
    "Paris\nBcc: a",
    "a\tb",
    "a\u0000b",
    "Par\u200Bis",
    "\u202Esirap",
    "a\u2028b",
    "\u200B",
    "\u200D",
    "\u3164",
  ])("holds nothing hidden: %j", (text) => expect(codesOf(text)).toEqual(["invalid"]));

  it("is trimmed, and empty only where it may be", () => {
    expect(requiredLineSchema(80).parse("  Ada \n")).toBe("Ada");
    expect(codesOf("   ")).toEqual(["required"]);
    expect(codesOf(undefined)).toEqual(["required"]);
    expect(plainLineSchema(80).parse("  ")).toBe("");
    expect(plainLineSchema(2).safeParse("abc").success).toBe(false);
  });
});

describe("an address", () => {
  const address = {
    firstname: "Ada",
    lastname: "Vermeer",
    street: "12 rue des Lilas",
    postcode: "75011",
    city: "Paris",
    country_code: "FR",
    phone: "+33 6 12 34 56 78",
  };
  const fieldsOf = (change: object) =>
    (addressInputSchema.safeParse({ ...address, ...change }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]);

  it.each(["0612345678", "06.12.34.56.78", "0033 6 12 34 56 78", "+49 (0)30 / 12-34 56", "+352 27 12 34"])(
    "has the phone number %s",
    (phone) => expect(fieldsOf({ phone })).toEqual([]),
  );

  it.each([
    [{ phone: "abc" }, ["phone", "phone_invalid"]],
    [{ phone: "12345" }, ["phone", "phone_invalid"]],
    [{ phone: "" }, ["phone", "required"]],
    [{ phone: undefined }, ["phone", "required"]],
    [{ city: "Paris\nLyon" }, ["city", "invalid"]],
    [{ street: "\u202E12 rue" }, ["street", "invalid"]],
    [{ street_extra: "Bât.\u00003" }, ["street_extra", "invalid"]],
    [{ firstname: "\u200B" }, ["firstname", "invalid"]],
  ])("is refused with %j", (change, field) => expect(fieldsOf(change)).toEqual([field]));
});
