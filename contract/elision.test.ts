import { expect, it } from "vitest";
import { elided, elides } from "./elision.ts";

it.each([
  "Anouk",
  "Élise",
  "Inès",
  "Oscar",
  "Ulysse",
  "Œdipe",
  "Hugo",
  "Héloïse",
  "Hélène",
  "Helena",
  "Hervé",
  "Hippolyte",
  "Hortense",
  "Henri",
  "Hyacinthe",
  "Yves",
  "Ysé",
])("drops the vowel before %s", (name) => expect(elides(name)).toBe(true));
it.each(["Léon", "Yanis", "Youssef", "Harry", "Hanna", "Helga", "Hassan", "Çelik", "", "3 amis"])(
  "keeps it before %s",
  (name) => expect(elides(name)).toBe(false),
);

it("writes « de » before each text among the values", () => {
  expect(elided({ name: "Inès", kid: "Léon", count: 2 })).toEqual({
    name: "Inès",
    deName: "d’Inès",
    kid: "Léon",
    deKid: "de Léon",
    count: 2,
  });
});

it.each([
  { names: [], list: "", after: "" },
  { names: ["Inès"], list: "Inès", after: "d’Inès" },
  { names: ["Inès", "Léon"], list: "Inès et Léon", after: "d’Inès et de Léon" },
  { names: ["Léon", "Inès", "Hugo"], list: "Léon, Inès et Hugo", after: "de Léon, d’Inès et d’Hugo" },
])("writes « de » before each of several names: $list", ({ names, list, after }) =>
  expect(elided({ names }, "fr")).toEqual({ names: list, deNames: after }),
);

it("writes several names as one list in the language that is asked for", () =>
  expect(elided({ names: ["Inès", "Léon"] }, "de").names).toBe("Inès und Léon"));
