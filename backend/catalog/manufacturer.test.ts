import { expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { brands } from "../db/seed/content/vocabulary/brands.ts";
import { toManufacturer } from "./manufacturer.ts";

it("says in every language that a company is made up, whatever its country calls that", () => {
  for (const { manufacturer } of brands) {
    const company = manufacturer.name.replace(/ \(.+$/, "");
    expect(locales.map((locale) => toManufacturer(manufacturer, locale).name)).toEqual([
      `${company} (démonstration)`,
      `${company} (Demo)`,
      `${company} (demo)`,
      `${company} (demostración)`,
    ]);
  }
});

it("leaves the name of a real company alone", () =>
  expect(toManufacturer({ name: "Demo & Fils SAS", address: "", email: "" }, "de").name).toBe("Demo & Fils SAS"));
