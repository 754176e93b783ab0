import { expect, it } from "vitest";
import { formAddress } from "./form-address.ts";

const data = (entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

it("joins repeated choices and leaves out what is empty or goes without saying", () =>
  expect(
    formAddress(
      "https://shop.test/de/shop/girls",
      data([
        ["name", ""],
        ["size", "4 ans"],
        ["size", "6 ans"],
        ["sort", "relevance"],
      ]),
    ),
  ).toBe("/de/shop/girls?size=4+ans%2C6+ans"));

it("is the plain list when nothing is chosen", () =>
  expect(formAddress("https://shop.test/shop/girls?size=TU", data([]))).toBe("/shop/girls"));
