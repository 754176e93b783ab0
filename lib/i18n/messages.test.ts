import { createTranslator, IntlErrorCode } from "next-intl";
import { describe, expect, it } from "vitest";
import { errorStatus } from "#contract/errors.ts";
import mails from "#backend/mails/texts/fr.json" with { type: "json" };
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ""): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

/** Names of the arguments of an ICU message, the nested ones too. */
const argumentNames = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map((match) => match[1] ?? ""))].toSorted();
/** « d’Inès » and « de Léon » are one name to the other languages. */
const unelided = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => name.replace(/^de([A-Z])/, (_, first: string) => first.toLowerCase())))].toSorted();
const tagNames = (message: string): string[] =>
  [...new Set([...message.matchAll(/<(\w+)>/g)].map((match) => match[1] ?? ""))].toSorted();

const source = flatten(fr);

describe.each([
  ["de", de],
  ["nl", nl],
  ["es", es],
] as const)("%s", (_, catalogue) => {
  const messages = flatten(catalogue);
  it("has the keys of the French catalogue, no more and no fewer", () =>
    expect([...messages.keys()].toSorted()).toEqual([...source.keys()].toSorted()));
  it("has the arguments and tags of the French messages", () => {
    const differing = [...source].filter(([key, message]) => {
      const own = messages.get(key) ?? "";
      return (
        argumentNames(own).join() !== unelided(argumentNames(message)).join() ||
        tagNames(own).join() !== tagNames(message).join()
      );
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });
  it("has no empty message", () =>
    expect([...messages].filter(([, message]) => message.trim() === "").map(([key]) => key)).toEqual([]));
  it("is no copy of the French one", () => {
    const sentences = [...source].filter(([, message]) => message.split(" ").length > 4);
    expect(sentences.filter(([key, message]) => messages.get(key) === message).map(([key]) => key)).toEqual([]);
  });
});

/* Numbers, dates and what begins with one: nothing is dropped before « le 8 août », « 11 € » or a number of an order. */
const unnamed =
  /^(?:amount|charge|count|date|day|days|end|from|height|least|moment|number|percent|postcode|price|published|bought|to|told|total|until)$/;
it.each([
  ["pages", source],
  ["mails", flatten(mails)],
] as const)("drops the vowel of « de », « que », « le » and their like before a name on French %s", (_, texts) => {
  const word = /(?<!\p{L})(?:[djlmnst]|qu|lorsqu|jusqu|puisqu)(?:[eai]?[\s ](?:<\w+>)*|[’'])\{(\w+)/giu;
  const found = [...texts].filter(([, text]) => [...text.matchAll(word)].some(([, name = ""]) => !unnamed.test(name)));
  expect(found).toEqual([]);
});

/* «malle», Koffer, koffer, baúl: whatever else a box may be called, here it has one name. */
it.each([
  ["fr", flatten(fr), /\bbox\b/i],
  ["de", flatten(de), /\bBox(en)?\b/],
  ["nl", flatten(nl), /\bbox(en)?\b/i],
  /* The box somebody keeps a first cardigan in, and the one worn clothes leave in, are boxes. */
  ["es", flatten(es), /\b(tus?|sus?|la|las|una|ninguna|pedir|ver) cajas?\b/i],
] as const)("calls the box by its one name in %s", (_, messages, others) => {
  const found = [...messages].filter(
    /* The choice of a message between kinds is no word of it. */
    ([key, text]) => others.test(text.replaceAll("BOX {", "{")) && !/^(shop\.birth|recyclingProgramme)\./.test(key),
  );
  expect(found).toEqual([]);
});

/* The name of a product stands before them: «Pantalon Marius», «Robe Lou». A size need not have been asked for. */
it.each([
  ["fr", fr, /épuisé|\b(vendue?|seule?|elle|cette taille)\b/],
  ["de", de, /\bdieser Größe\b/],
  ["nl", nl, /\bdeze maat\b/],
  ["es", es, /\b(agotad[ao]|vendid[ao]|sol[ao]|ella|esta talla)\b/],
] as const)("says of any product why it is not in the box in %s", (_, { draftBox: { unfulfilled } }, others) => {
  const { title: _title, ...reasons } = unfulfilled;
  expect(Object.values(reasons).filter((reason) => others.test(reason))).toEqual([]);
});

it("calls what leads to a box by one name", () => {
  for (const { accountBox, wishes } of [fr, de, nl, es]) expect(wishes.noBoxWay).toBe(accountBox.noneWay);
});

it.each([
  ["fr", fr],
  ["de", de],
  ["nl", nl],
  ["es", es],
] as const)("writes every message of %s so that it can be read", (locale, messages) => {
  const broken: string[] = [];
  for (const [key] of flatten(messages)) {
    const translate = createTranslator({
      locale,
      messages,
      onError: ({ code }) => void (code === IntlErrorCode.INVALID_MESSAGE && broken.push(key)),
    }) as unknown as (key: string, values: object) => string;
    translate(key, { unused: 0 });
  }
  expect(broken).toEqual([]);
});

it("has a text for every error code", () => {
  const texts = flatten(fr.error);
  expect(Object.keys(errorStatus).filter((code) => !texts.has(code))).toEqual([]);
});
