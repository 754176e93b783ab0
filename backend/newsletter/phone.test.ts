import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneSchema } from "#contract/account-fields.ts";
import { countryCodes, type CountryCode } from "#contract/locale.ts";
import { normalisePhone } from "./phone.ts";

describe("normalisePhone", () => {
  it.each<[string, CountryCode, string]>([
    ["06 12 34 56 78", "FR", "+33612345678"],
    ["+33 (0)6 12.34.56.78", "FR", "+33612345678"],
    ["0033612345678", "DE", "+33612345678"],
    ["33612345678", "FR", "+33612345678"],
    ["0470/12.34.56", "BE", "+32470123456"],
    ["0151 23456789", "DE", "+4915123456789"],
    ["06-12345678", "NL", "+31612345678"],
    ["612 34 56 78", "ES", "+34612345678"],
    ["34612345678", "ES", "+34612345678"],
    ["621 123 456", "LU", "+352621123456"],
    ["06 1234 5678", "IT", "+390612345678"],
  ])("%s in %s is %s", (phone, country, expected) => expect(normalisePhone(phone, country)).toBe(expected));

  it("leaves what it wrote as it is, in any country", () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^(\+|00|0)?[1-9]\d{6,9}$/),
        fc.constantFrom(...countryCodes),
        fc.constantFrom(...countryCodes),
        (phone, country, other) => {
          const written = normalisePhone(phone, country);
          expect(written).toMatch(/^\+\d{6,15}$/);
          expect(normalisePhone(written, other)).toBe(written);
        },
      ),
    ));
});

describe("phoneSchema", () => {
  it.each(["06 12 34 56 78", "+33 (0)6 12 34 56 78", "0470/12.34.56", "112233"])("takes %s", (phone) =>
    expect(phoneSchema.safeParse(phone).success).toBe(true),
  );
  it.each(["", "12345", "1234567890123456", "06 12 34 AB 78", "++33612345678", "' or 1=1 --"])("refuses %j", (phone) =>
    expect(phoneSchema.safeParse(phone).success).toBe(false),
  );
});
