import { foldText } from "#contract/fold-text.ts";
import { dropWord, findWord, keepWords, listWords, vocabularyRow } from "../catalog/understanding/vocabulary-store.ts";
import type { KnownWord } from "../catalog/understanding/understand.ts";
import type { Dependencies } from "../context.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

type Command<C extends StaffCommand["command"]> = Extract<StaffCommand, { command: C }>;

const toAnswer = (
  locale: Command<"words">["locale"],
  { phrase, kind, name, means, isNear }: Omit<KnownWord, "stem">,
) => ({
  locale,
  phrase,
  kind,
  name,
  means,
  is_near: isNear,
});

export const readWords = async (
  { db }: Dependencies,
  { locale, text }: Command<"words">,
): Promise<StaffAnswer<"words">> => ({
  words: (await listWords(db, locale, text)).map((word) => toAnswer(locale, word)),
});

/** A word search understands from its next question on. */
export async function addWord(
  { db }: Dependencies,
  { locale, word, meaning }: Command<"add-word">,
): Promise<StaffAnswer<"add-word">> {
  const known = "like" in meaning ? await findWord(db, locale, meaning.like) : { ...meaning, isNear: false };
  if (!known) throw new StaffRefusal(`Search knows no word ${JSON.stringify("like" in meaning ? meaning.like : "")}.`);
  const { kind, name, means, isNear } = known;
  if (kind === "brand") throw new StaffRefusal("Brands are known by their names.");
  const row = vocabularyRow(word, { locale, kind, name, means, isNear });
  if (!row) throw new StaffRefusal(`${JSON.stringify(word)} holds no letter.`);
  await keepWords(db, [row]);
  return toAnswer(locale, { ...row, isNear });
}

export async function removeWord(
  { db }: Dependencies,
  { locale, word }: Command<"remove-word">,
): Promise<StaffAnswer<"remove-word">> {
  if (!(await dropWord(db, locale, word))) throw new StaffRefusal(`Search knows no word ${JSON.stringify(word)}.`);
  return { locale, phrase: foldText(word) };
}
