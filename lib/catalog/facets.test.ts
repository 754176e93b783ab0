import { expect, it } from "vitest";
import { filtersOf, emptyListQuery } from "./list-query.ts";
import { facetsOf, filterGroups } from "./facets.ts";

const none = filtersOf(emptyListQuery);
const collection = {
  genders: ["BOY" as const, "MIXED" as const],
  sizes: ["4 ans", "30", "12 mois"],
  families: ["SHOES" as const, "TOPS" as const],
};
const shown = (facets: Parameters<typeof filterGroups>[0], chosen = none) =>
  filterGroups(facets, chosen).map(({ key, choices }) => [key, choices.map(({ value }) => value)]);

it("offers what the collections have, each once and in display order, sizes of shoes by themselves", () =>
  expect(shown(facetsOf([collection, { genders: ["GIRL"], sizes: ["4 ans", "TU"], families: ["TOPS"] }]))).toEqual([
    ["gender", ["GIRL", "BOY", "MIXED"]],
    ["babies", ["12 mois"]],
    ["children", ["TU", "4 ans"]],
    ["shoes", ["30"]],
    ["family", ["TOPS", "SHOES"]],
  ]));

it("tells sizes of babies, children and women apart where a list has several of them", () => {
  const groupsOf = (sizes: string[]) => shown(facetsOf([{ genders: [], sizes, families: [] }]));
  expect(groupsOf(["M", "2 ans", "3 mois", "XL", "10 ans", "38"])).toEqual([
    ["babies", ["3 mois"]],
    ["children", ["2 ans", "10 ans"]],
    ["women", ["M", "XL"]],
    ["shoes", ["38"]],
  ]);
  expect(groupsOf(["S", "M", "TU"])).toEqual([["size", ["TU", "S", "M"]]]);
});

it("leaves out a filter that cannot narrow, unless it was chosen", () => {
  const facets = facetsOf([{ genders: ["WOMAN"], sizes: ["TU"], families: ["SHOES"] }]);
  expect(shown(facets)).toEqual([]);
  expect(shown(facets, { ...none, size: ["TU"] })).toEqual([["size", ["TU"]]]);
});

it("offers reduced pieces among the prices, although that is a single choice", () => {
  const facets = { ...facetsOf([]), offers: [{ value: "1", name: null, count: 3 }] };
  expect(filterGroups(facets, none)).toEqual([
    { key: "price", choices: [{ filter: "offers", value: "1", name: null, count: 3 }] },
  ]);
});
