import { getCountryCallingCode } from "libphonenumber-js/min";
import { describe, expect, it } from "vitest";
import { dialCodes, joinPhone, phoneCountries, splitPhone, type PhoneCountry } from "./dial-code.ts";

it.each(Object.entries(dialCodes))("%s is called with %s", (country, code) =>
  expect(code).toBe(`+${getCountryCallingCode(country as PhoneCountry)}`),
);

it("names every country once, those parcels go to first", () => {
  const all = [...phoneCountries.served, ...phoneCountries.others];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(Object.keys(dialCodes).length);
});

describe("a number that is typed", () => {
  it("is split into country and rest, and joined again", () => {
    expect(splitPhone("+33 6 12 34 56 78", "FR")).toEqual({ country: "FR", rest: "6 12 34 56 78" });
    expect(splitPhone("0049 30 123456", "FR")).toEqual({ country: "DE", rest: "30 123456" });
    expect(splitPhone("+352 621 123 456", "FR")).toEqual({ country: "LU", rest: "621 123 456" });
    expect(joinPhone("FR", "06 12 34 56 78")).toBe("+33 06 12 34 56 78");
  });

  it("stays as it is without a country code of ours", () => {
    expect(splitPhone("06 12 34 56 78", "FR")).toEqual({ country: null, rest: "06 12 34 56 78" });
    expect(splitPhone("+3", "FR")).toEqual({ country: null, rest: "+3" });
  });

  it("names another country itself", () => expect(joinPhone("FR", "+49 30 123456")).toBe("+49 30 123456"));

  it("is none when nothing is typed", () => expect(joinPhone("FR", " ")).toBe(""));
});
