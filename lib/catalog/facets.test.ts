import { expect, it } from "vitest";
import { facetsOf } from "./facets.ts";

it("offers what the collections have, each once and in display order", () =>
  expect(
    facetsOf([
      { genders: ["BOY", "MIXED"], sizes: ["4 ans", "12 mois"], families: ["SHOES", "TOPS"] },
      { genders: ["GIRL"], sizes: ["4 ans", "TU"], families: ["TOPS"] },
    ]),
  ).toEqual({ genders: ["GIRL", "BOY", "MIXED"], sizes: ["TU", "12 mois", "4 ans"], families: ["TOPS", "SHOES"] }));

it("leaves out a facet that cannot narrow", () =>
  expect(facetsOf([{ genders: ["WOMAN"], sizes: ["TU"], families: ["SHOES"] }])).toEqual({
    genders: [],
    sizes: [],
    families: [],
  }));
