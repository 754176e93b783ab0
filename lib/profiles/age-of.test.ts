import { expect, it } from "vitest";
import { ageOf } from "./age-of.ts";

it.each([
  ["2026-11-22", "0 mois"],
  ["2026-04-23", "6 mois"],
  ["2024-11-23", "23 mois"],
  ["2024-11-22", "2 ans"],
  ["2021-04-12", "5 ans"],
])("born on %s: %s", (birthdate, age) => expect(ageOf(birthdate, "2026-11-22")).toBe(age));
