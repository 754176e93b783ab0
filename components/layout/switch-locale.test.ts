import { expect, it } from "vitest";
import { samePageIn } from "./switch-locale.ts";

it.each([
  ["de-AT", "/shop/girls", "?size=4+ans", "", "/de/shop/girls?size=4+ans"],
  ["fr-BE", "/nl/faq", "", "#retour", "/faq#retour"],
  ["es-ES", "/", "", "", "/es"],
  ["fr-FR", "/de", "", "", "/"],
] as const)("%s opens %s%s%s as %s", (option, pathname, search, hash, expected) =>
  expect(samePageIn(option, { pathname, search, hash }, {})).toBe(expected),
);

const article = {
  fr: "https://shop.test/blog/habiller-un-enfant",
  de: "https://shop.test/de/blog/ein-kind-einkleiden",
  nl: "https://shop.test/nl/blog/een-kind-kleden",
  "x-default": "https://shop.test/blog/habiller-un-enfant",
};
it.each([
  [
    "an article is opened by its name in the language",
    "de-LU",
    "/blog/habiller-un-enfant",
    "/de/blog/ein-kind-einkleiden",
  ],
  ["and back by its French one", "fr-LU", "/nl/blog/een-kind-kleden", "/blog/habiller-un-enfant"],
  ["a language without the blog opens at its start", "es-ES", "/blog/habiller-un-enfant", "/es"],
  ["addresses that another page left behind say nothing", "de-DE", "/infos/orders", "/de/infos/orders"],
] as const)("%s", (_, option, pathname, expected) =>
  expect(samePageIn(option, { pathname, search: "", hash: "" }, article)).toBe(expected),
);

it("takes the query and the anchor along, not those of the address in the head", () => {
  const list = { fr: "https://shop.test/shop/girls?page=2", de: "https://shop.test/de/shop/girls?page=2" };
  const place = { pathname: "/shop/girls", search: "?page=2", hash: "#top" };
  expect(samePageIn("de-DE", place, list)).toBe("/de/shop/girls?page=2#top");
});
