import { expect, it } from "vitest";
import { samePageIn } from "./switch-locale.ts";

it.each([
  ["de-AT", "/shop/girls", "?size=4+ans", "", "/de/shop/girls?size=4+ans"],
  ["fr-BE", "/nl/faq", "", "#retour", "/faq#retour"],
  ["es-ES", "/", "", "", "/es"],
  ["fr-FR", "/de", "", "", "/"],
] as const)("%s opens %s%s%s as %s", (option, pathname, search, hash, expected) =>
  expect(samePageIn(option, { pathname, search, hash })).toBe(expected),
);
