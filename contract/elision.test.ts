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
