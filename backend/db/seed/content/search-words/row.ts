import type { Means, WordKind } from "../../../../catalog/understanding/means.ts";
import { type Localized, localized } from "../localized.ts";

/** Words of each language that mean the same, under the name they are shown by. */
export interface SearchWordRow {
  kind: WordKind;
  means: Means;
  /** The shop has nothing that is called so; `means` is what comes nearest. */
  isNear: boolean;
  texts: Localized<{ name: string; words: readonly string[] }>;
}

/** `Robes | robe, robette`: the name, then the words. A plural or another form of a word needs no entry of its own. */
function read(text: string): { name: string; words: readonly string[] } {
  const [name = "", words = ""] = text.split("|").map((part) => part.trim());
  const list = words.split(",").map((word) => word.trim());
  return { name, words: [...new Set([...list, ...(list[0] === "" ? [name] : [])])].filter(Boolean) };
}

export const row = (kind: WordKind, means: Means, fr: string, de: string, nl: string, es: string): SearchWordRow => ({
  kind,
  means,
  isNear: false,
  texts: localized(read(fr), read(de), read(nl), read(es)),
});

/** Like `row`, for what visitors ask for and the shop does not have. */
export const near = (...of: Parameters<typeof row>): SearchWordRow => ({ ...row(...of), isNear: true });
