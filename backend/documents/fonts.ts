import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";

/** DISPLAY heads a page, the others set its text. */
export type Face = "regular" | "bold" | "display";

const sans = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"];
const files = (family: string, weight: number, subsets: readonly string[]): string[] =>
  subsets.map((subset) => `${family}/files/${family}-${subset}-${weight}-normal.woff`);

/** The fonts of the shop: a family comes in parts by script, each sign is set in the first that has it. */
export const faces: Record<Face, readonly string[]> = {
  regular: files("nunito-sans", 400, sans),
  bold: files("nunito-sans", 700, sans),
  display: [...files("fraunces", 600, ["latin", "latin-ext", "vietnamese"]), ...files("nunito-sans", 700, sans)],
};

const resolve = createRequire(import.meta.url).resolve;

/** The fonts by their file of the packages of fonts, as letters are read from them. */
export type Fonts = ReadonlyMap<string, Buffer>;

const unpack = async (): Promise<Fonts> => {
  const files = [...new Set(Object.values(faces).flat())];
  const fonts = files.map(
    async (file) => [file, await convert(await readFile(resolve(`@fontsource/${file}`)), "truetype")] as const,
  );
  return new Map(await Promise.all(fonts));
};

let unpacked: Promise<Fonts> | null = null;

/**
 * The fonts, unpacked once a process: with each document anew it would be most of the work of drawing one, in which the API
 * answers nobody. What could not be read is read again for the next document.
 */
export const unpackFonts = (): Promise<Fonts> =>
  (unpacked ??= unpack().catch((error: unknown) => {
    unpacked = null;
    throw error;
  }));

/** Greek letters as passports write them (ELOT 743, letter by letter): carriers outside Greece read no others. */
const greek: Record<string, string> = {
  Α: "A",
  Β: "V",
  Γ: "G",
  Δ: "D",
  Ε: "E",
  Ζ: "Z",
  Η: "I",
  Θ: "Th",
  Ι: "I",
  Κ: "K",
  Λ: "L",
  Μ: "M",
  Ν: "N",
  Ξ: "X",
  Ο: "O",
  Π: "P",
  Ρ: "R",
  Σ: "S",
  Τ: "T",
  Υ: "Y",
  Φ: "F",
  Χ: "Ch",
  Ψ: "Ps",
  Ω: "O",
};

function transliterate(letter: string): string | undefined {
  const known = greek[letter] ?? greek[letter.toUpperCase()];
  if (known === undefined) return undefined;
  return letter === letter.toUpperCase() ? known : known.toLowerCase();
}

/**
 * A text in signs the fonts have: a Greek letter in Latin ones, any other that is missing without its accent, and what is
 * then still unknown as a question mark. A name is never garbled.
 */
export const printable = (text: string, isKnown: (sign: string) => boolean): string =>
  [...text.normalize("NFC").replaceAll(/[\u202f\u2009]/g, "\u00a0")]
    .map((sign) => {
      if (isKnown(sign)) return sign;
      const bare = [...sign.normalize("NFKD").replaceAll(/\p{M}/gu, "")].map((part) => transliterate(part) ?? part);
      return bare.length > 0 && bare.every((part) => [...part].every(isKnown)) ? bare.join("") : "?";
    })
    .join("");
