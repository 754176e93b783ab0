import { expect, it } from "vitest";
import { elides } from "./elision.ts";

it.each(["Anouk", "Élise", "Inès", "Oscar", "Ulysse", "Œdipe", "Hugo", "Héloïse", "Yves", "Ysé"])(
  "drops the vowel before %s",
  (name) => expect(elides(name)).toBe(true),
);
it.each(["Léon", "Yanis", "Youssef", "Harry", "Hanna", "Çelik", "", "3 amis"])("keeps it before %s", (name) =>
  expect(elides(name)).toBe(false),
);
