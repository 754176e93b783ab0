import { foldText } from "#contract/fold-text.ts";
import type { Locale } from "#contract/locale.ts";
import type { FaqEntry } from "./api.ts";

type Section = Pick<FaqEntry, "language" | "title" | "questions">;

export interface FoundAnswer {
  /** Another than that of the page. */
  language: Locale | undefined;
  section: string;
  question: string;
  answer: string;
}

/** Words that ask and say nothing of what is asked. */
const askingWords: Record<Locale, ReadonlySet<string>> = {
  fr: new Set(
    "comment quand pourquoi combien est que qui quoi pour puis peut mon mes ma les des une un le la de du je avec dans sur en a il faut faire".split(
      " ",
    ),
  ),
  de: new Set(
    "wie wann warum was wer ist sind kann ich mein meine der die das ein eine und oder fur mit in auf zu zum zur den dem man".split(
      " ",
    ),
  ),
  nl: new Set("hoe wanneer waarom wat wie is zijn kan ik mijn de het een en of voor met in op te je".split(" ")),
  es: new Set(
    "como cuando por que quien cual es son puedo mi mis el la los las un una y o para con en de del hay se".split(" "),
  ),
};

/** Longer questions are cut: a search box is no letter. */
const mostWords = 12;

/** Words in which people ask for what the answers call otherwise; a row is one thing. */
const otherWords: Record<Locale, readonly string[]> = {
  fr: [
    "retour retourner renvoyer renvoi",
    "colis livraison expedition",
    "resilier arreter annuler",
    "payer paiement carte",
  ],
  de: [
    "retoure retournieren rucksendung zurucksenden zuruckschicken ruckgabe zuruck",
    "paket lieferung versand sendung",
    "kundigen kundigung beenden abbestellen",
    "bezahlen zahlen zahlung karte",
  ],
  nl: [
    "retour retourneren terugsturen",
    "pakket levering bezorging verzending",
    "opzeggen stoppen",
    "betalen betaling kaart",
  ],
  es: ["devolucion devolver reenviar", "paquete entrega envio", "cancelar terminar baja", "pagar pago tarjeta"],
};

/** A word and those that ask for the same. */
const saidOtherwise = (word: string, locale: Locale): readonly string[] =>
  otherWords[locale].map((row) => row.split(" ")).find((row) => row.some((other) => byForm(other, word))) ?? [word];

/** What is looked for in a question; all its words where each of them only asks. */
function wantedWords(query: string, locale: Locale): string[] {
  const words = foldText(query.slice(0, 200)).split(" ").filter(Boolean).slice(0, mostWords);
  const telling = words.filter((word) => word.length > 1 && !askingWords[locale].has(word));
  return telling.length > 0 ? telling : words;
}

/** The part of a word that its forms share: «retourner», «retours»; a short word is its own. */
const stemOf = (word: string): string =>
  word.length < 6 ? word.replace(/[sx]$/, "") : word.slice(0, Math.max(5, Math.floor(word.length * 0.65)));

/** Whether one letter more, less, other or exchanged makes one word of the other. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

type Matches = (word: string, wanted: string) => boolean;
const byForm: Matches = (word, wanted) => word === wanted || word.startsWith(stemOf(wanted));
const bySlip: Matches = (word, wanted) =>
  byForm(word, wanted) ||
  (wanted.length >= 5 && isSlip(word.slice(0, wanted.length), wanted)) ||
  (wanted.length >= 5 && isSlip(word, wanted));

const has = (text: string, wanted: string, matches: Matches): boolean =>
  foldText(text)
    .split(" ")
    .some((word) => matches(word, wanted));

/** Of three words and more, one may be said otherwise. */
const fewest = (words: number): number => (words < 3 ? words : Math.ceil(words * 0.6));

function find(sections: readonly Section[], wanted: readonly string[], matches: Matches): FoundAnswer[] {
  const scored = sections.flatMap(({ language, title, questions }) =>
    questions.map(({ question, answer }) => {
      const hits = wanted.map((word) =>
        has(question, word, matches) ? 3 : has(title, word, matches) ? 2 : has(answer, word, matches) ? 1 : 0,
      );
      return {
        found: { language, section: title, question, answer },
        hits: hits.filter(Boolean).length,
        score: hits.reduce<number>((a, b) => a + b, 0),
      };
    }),
  );
  return scored
    .filter(({ hits }) => hits >= fewest(wanted.length))
    .toSorted((a, b) => b.hits - a.hits || b.score - a.score)
    .map(({ found }) => found);
}

/**
 * Questions whose words, or those of their answer, are those of the query, the nearest first. Other words
 * for the same, then slips of the finger, count only where the words as they were typed find nothing.
 */
export function findAnswers(sections: readonly Section[], query: string, locale: Locale): FoundAnswer[] {
  const wanted = wantedWords(query, locale);
  if (wanted.length === 0) return [];
  const exact = find(sections, wanted, byForm);
  if (exact.length > 0) return exact;
  const otherwise = find(sections, wanted, (word, asked) =>
    saidOtherwise(asked, locale).some((other) => byForm(word, other)),
  );
  return otherwise.length > 0 ? otherwise : find(sections, wanted, bySlip);
}

/** A text in parts, those that were looked for marked. */
export function markHits(text: string, query: string, locale: Locale): { text: string; isHit: boolean }[] {
  const wanted = wantedWords(query, locale);
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter(Boolean)
    .map((part) => {
      const folded = foldText(part);
      return { text: part, isHit: folded !== "" && wanted.some((word) => bySlip(folded, word)) };
    });
}
