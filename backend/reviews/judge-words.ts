import type { Locale } from "#contract/locale.ts";
import type { ReviewDoubt } from "#contract/reviews.ts";
import { foldText } from "#contract/fold-text.ts";
import { insultsIn } from "./insults.ts";
import { namesPerson } from "./person-names.ts";

const endings =
  "com|net|org|info|biz|io|app|shop|store|online|site|xyz|eu|fr|de|nl|es|be|at|ch|lu|it|pt|ie|uk|me|ly|ru";
const links = [
  /(?:https?:\/\/|www\.)\S/i,
  new RegExp(`(?<![\\p{L}\\d@])[\\p{L}\\d-]{2,}\\.(?:${endings})(?![\\p{L}\\d])`, "u"),
  /(?<=\s|^)@[\w.]{3,}/,
  /(?<![\p{L}])(?:dot|point|punkt|punt|punto)\s+com(?![\p{L}])/iu,
];
const email = /[^\s@]+\s?(?:@|\(at\)|\[at\]|\sarobase\s)\s?[^\s@]+\.\p{L}/iu;
/** Nine digits and more: a date has eight. */
const phone = /(?:\+|\b)\d(?:[\s()./-]{0,2}\d){8,}/;

/** What keeps words from being published at once; empty when nothing does. Somebody of the shop reads the others first. */
export function judgeWords(
  text: string,
  { language, ...writer }: { language: Locale; firstname: string; lastname: string },
): ReviewDoubt[] {
  const folded = ` ${foldText(text)} `;
  const isEmail = email.test(text);
  const found: [ReviewDoubt, boolean][] = [
    ["LINK", links.some((link) => link.test(isEmail ? text.replaceAll(/\S*@\S*/g, " ") : text))],
    ["EMAIL", isEmail],
    ["PHONE", phone.test(text)],
    ["INSULT", insultsIn(language).some((word) => folded.includes(` ${word} `))],
    ["NAME", namesPerson(text, writer)],
  ];
  return found.flatMap(([doubt, isThere]) => (isThere ? [doubt] : []));
}
