import { expect, it } from "vitest";
import { isPostcodeValid } from "#contract/addresses.ts";
import { countryCodes } from "#contract/locale.ts";
import { postcodeInputOf } from "./postcode-input.ts";

it.each(countryCodes)("the example of %s follows the rule of the country", (country) =>
  expect(isPostcodeValid(country, postcodeInputOf(country).example)).toBe(true),
);

it("shows digits where postcodes have no letters", () => {
  expect(
    ["FR", "MC", "BE", "AT", "DE", "ES", "IT"].every(
      (country) => postcodeInputOf(country as "FR").inputMode === "numeric",
    ),
  ).toBe(true);
});

it.each([
  ["NL", "zip_letter_NL"],
  ["IE", "zip_letter"],
  ["LU", "zip_letter"],
  ["PT", "zip_letter"],
] as const)("%s has letters", (country, kind) =>
  expect(postcodeInputOf(country)).toMatchObject({ kind, inputMode: "text" }),
);
