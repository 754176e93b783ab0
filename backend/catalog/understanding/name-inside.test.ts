import { expect, it } from "vitest";
import { nameInside } from "./name-inside.ts";

it.each([
  ["de", "offer", "Reduziert", "reduziert"],
  ["de", "colour", "Himmelblau", "himmelblau"],
  ["de", "colour", "Beige", "beige"],
  ["de", "colour", "Himbeere", "Himbeere"],
  ["de", "colour", "Flieder", "Flieder"],
  ["de", "pattern", "Einfarbig", "einfarbig"],
  ["de", "pattern", "Streifen", "Streifen"],
  ["de", "wearer", "Unisex", "unisex"],
  ["de", "wearer", "Mädchen", "Mädchen"],
  ["de", "occasion", "Letzte Chance", "letzte Chance"],
  ["de", "piece", "Jacken und Mäntel", "Jacken und Mäntel"],
  ["de", "season", "Sommer", "Sommer"],
  ["fr", "season", "Été", "été"],
  ["fr", "piece", "T-shirts à manches courtes", "T-shirts à manches courtes"],
  ["fr", "offer", "En promotion", "en promotion"],
  ["nl", "piece", "T-shirts", "T-shirts"],
  ["nl", "piece", "Jassen en mantels", "jassen en mantels"],
  ["nl", "offer", "In de aanbieding", "in de aanbieding"],
  ["es", "pattern", "Cuadros vichy", "cuadros vichy"],
  ["es", "occasion", "Última oportunidad", "última oportunidad"],
] as const)("in %s a %s called “%s” is “%s” behind other words", (locale, kind, name, inside) =>
  expect(nameInside({ name, kind }, locale)).toBe(inside),
);
