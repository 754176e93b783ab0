import { expect, it } from "vitest";
import { parseLocaleOption } from "./caller.ts";

it.each([
  ["de", "de-DE"],
  ["de-AT", "de-AT"],
  ["at", "de-AT"],
  ["be", "fr-BE"],
  ["lu", "fr-LU"],
  ["nl", "nl-NL"],
  ["en", "fr-FR"],
  ["", "fr-FR"],
  [undefined, "fr-FR"],
] as const)("the locale header %s stands for %s", (header, option) => expect(parseLocaleOption(header)).toBe(option));
