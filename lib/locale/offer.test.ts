import { expect, it } from "vitest";
import { offeredLocale } from "./offer.ts";

it.each([
  ["the page speaks the browser's language", "de", undefined, ["de-AT"], null],
  ["the page speaks one of the browser's languages", "fr", undefined, ["de-BE", "fr"], null],
  ["a German reads a French page", "fr", undefined, ["de-DE", "en"], "de"],
  ["the first language we speak is offered", "fr", undefined, ["en-GB", "nl", "es"], "nl"],
  ["the choice wins over the browser", "fr", "es", ["fr-FR"], "es"],
  ["the choice is shown", "es", "es", ["fr-FR"], null],
  ["a choice of nonsense counts for nothing", "fr", "../x", ["fr"], null],
  ["we speak none of them", "fr", undefined, ["en", "it"], null],
  ["nothing is known", "fr", undefined, [], null],
] as const)("%s", (_, shown, stored, browser, expected) =>
  expect(offeredLocale({ shown, stored, browser })).toBe(expected),
);
