import type { UnderstoodPart } from "#contract/search.ts";
import type { Part } from "./understand.ts";

/** Codes a page may say of a part. */
const valuesOf = ({ kind, means, text }: Part): string[] =>
  kind === "word"
    ? [text.replace(/\*$/, "")]
    : [...new Set(Object.entries(means).flatMap(([facet, codes]) => (facet === "shelf" ? [] : codes)))];

/** A part among the others as the contract says it; `typed` are the words of the search as they were written. */
export function toUnderstoodPart(
  part: Part,
  others: readonly Part[],
  { typed, isLeftOut }: { typed: readonly string[]; isLeftOut: boolean },
): UnderstoodPart {
  const kept = new Set(others.flatMap((other) => (other === part ? [] : other.places)));
  const wordsAt = (places: readonly number[]) => places.map((place) => typed[place]).join(" ");
  return {
    kind: part.kind,
    words: wordsAt(part.places),
    name: part.kind === "word" ? part.text.replace(/\*$/, "") : part.name,
    values: valuesOf(part),
    is_corrected: part.isCorrected,
    is_near: part.isNear,
    is_left_out: isLeftOut,
    rest: wordsAt([...kept].filter((place) => !part.places.includes(place)).toSorted((a, b) => a - b)),
  };
}
