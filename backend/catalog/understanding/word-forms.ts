import type { Locale } from "#contract/locale.ts";

/* All words here are folded: small letters without accents. */

const endings: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  fr: [
    [/eaux$/, "eau"],
    [/(..)aux$/, "$1al"],
    [/[sx]$/, ""],
    [/ee$/, "e"],
    [/(...)e$/, "$1"],
  ],
  de: [
    [/(...)(chen|lein)$/, "$1"],
    [/(...)(en|er|es|em)$/, "$1"],
    [/(...)[ens]$/, "$1"],
    [/(...)e$/, "$1"],
  ],
  nl: [
    [/(...)(tjes|jes)$/, "$1"],
    [/(...)(tje|je)$/, "$1"],
    [/(..)en$/, "$1"],
    [/(...)s$/, "$1"],
    [/(...)e$/, "$1"],
  ],
  es: [
    [/(..)(ces)$/, "$1z"],
    [/(...)(it[oa]s?)$/, "$1"],
    [/(...[^aeiou])es$/, "$1"],
    [/s$/, ""],
    [/(...)[aeo]$/, "$1"],
  ],
};

/** What the forms of a word have in common: `robes` and `robe`, `Schuhe` and `Schuh`, `schoenen` and `schoen`. */
export function stemOf(word: string, locale: Locale): string {
  let stem = word;
  for (const [ending, instead] of endings[locale]) stem = stem.replace(ending, instead);
  /* Dutch closes an open syllable (`rokken`, `rok`) and voices its end (`laarzen`, `laars`). */
  if (locale === "nl" || locale === "de") stem = stem.replace(/([bdfgklmnprst])\1$/, "$1");
  if (locale === "nl")
    stem = stem
      .replace(/z$/, "s")
      .replace(/v$/, "f")
      .replace(/([aeou])\1([a-z])$/, "$1$2");
  return stem.length >= 2 ? stem : word;
}

export const stemOfPhrase = (words: readonly string[], locale: Locale): string =>
  words.map((word) => stemOf(word, locale)).join(" ");

const shortestHalf = 3;

/**
 * Ways to read a German or Dutch word as two, what it is last: `winterjacke`, `mädchenschuhe`, `meisjesschoenen`. The
 * first may carry the joint that sews them together.
 */
export function splitsOf(word: string, locale: Locale): [first: string, last: string][] {
  if ((locale !== "de" && locale !== "nl") || word.length < 2 * shortestHalf) return [];
  const splits: [string, string][] = [];
  for (let place = shortestHalf; place <= word.length - shortestHalf; place += 1) {
    const [first, last] = [word.slice(0, place), word.slice(place)];
    splits.push([first, last]);
    if (first.length > shortestHalf && first.endsWith("s")) splits.push([first.slice(0, -1), last]);
  }
  return splits;
}

/** Letters to add, leave out, replace or swap with their neighbour to make one word of the other. */
export function distanceOf(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** How many letters may be wrong in a word of this length; a short one is soon another word. */
const mostErrors = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/**
 * How many letters longer or shorter the word may be that is meant. A slip adds or leaves out one, in a long word two: with
 * more of them it is another word (`kinderwagen`, `kinderen`; `cuaderno`, `cuadro`).
 */
const mostAdded = ({ length }: string): number => (length < 10 ? 1 : 2);

/** The word nearest to a misspelt one, the earlier of two that are as near; null when none is near enough. */
export function nearestOf(word: string, candidates: readonly string[]): string | null {
  let best: { candidate: string; distance: number } | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > mostAdded(word)) continue;
    const distance = distanceOf(word, candidate);
    if (distance <= mostErrors(word) && distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best?.candidate ?? null;
}
