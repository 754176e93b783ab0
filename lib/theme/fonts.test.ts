import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { headingLetters, textLetters } from "./letters.ts";

/** "U+0152-0153,U+20AC" as inclusive ranges. */
function parseRanges(text: string): [number, number][] {
  return text.split(",").map((part) => {
    const [from, to] = part.replace("U+", "").split("-");
    return [Number.parseInt(from ?? "", 16), Number.parseInt(to ?? from ?? "", 16)];
  });
}

/** U+2011 and U+202F are in neither package: browsers write them as the hyphen and the space they stand for. */
const standIns = ["\u{2011}", "\u{202F}"];

it.each([
  ["fraunces", headingLetters],
  ["nunito-sans", textLetters],
])("the latin subset of %s has the letters of the shop", (family, letters) => {
  const path = new URL(`../../node_modules/@fontsource/${family}/unicode.json`, import.meta.url);
  const ranges = parseRanges((JSON.parse(readFileSync(path, "utf8")) as { latin: string }).latin);
  const missing = Array.from(letters).filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
  expect(missing.filter((letter) => !standIns.includes(letter))).toEqual([]);
});

const messages = new URL("../../messages/", import.meta.url);

it.each(readdirSync(messages, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json")))(
  "writes every word of %s",
  (file) => {
    const words: string[] = [];
    JSON.parse(readFileSync(new URL(file, messages), "utf8"), (_, value: unknown) => {
      if (typeof value === "string") words.push(value.replaceAll(/[{}<>]/g, ""));
      return value;
    });
    expect([...new Set(words.join(""))].filter((letter) => !textLetters.includes(letter))).toEqual([]);
  },
);
