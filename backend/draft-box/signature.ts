import type { DraftBox } from "#contract/draft-box.ts";
import { questionsOf } from "#contract/quiz-answers.ts";
import type { z } from "zod";
import type { stylistSchema } from "#contract/website.ts";
import type { RequestContext } from "../context.ts";
import { chooseStylist } from "../website/box-stylist.ts";
import { findContents } from "../website/store.ts";
import { writeNote } from "./note.ts";
import type { Visitor } from "./read-wearer.ts";

type Stylist = z.infer<typeof stylistSchema>;

/** Labels of what was answered, in the words of the quiz. */
function labelsOf({ quiz, answers }: Visitor, ...ids: string[]): string[] {
  return ids.flatMap((id) => {
    const question = questionsOf(quiz).find((other) => other.id === id);
    const answer = answers[id];
    const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    return question?.options.filter(({ value }) => values.includes(value)).map(({ label }) => label) ?? [];
  });
}

export async function signDraft(
  { db, locale }: Pick<RequestContext, "db" | "locale">,
  visitor: Visitor,
  day: string,
): Promise<DraftBox["stylist"]> {
  const { items } = await findContents<Stylist>(db, "stylist", locale);
  const stylist = chooseStylist(items, visitor, day);
  if (!stylist) throw new Error("the site has no stylist");
  const { slug, firstname, city, image } = stylist;
  const name = visitor.answers["firstname"];
  const note = writeNote(locale, {
    firstname: visitor.profileType === "KID" && typeof name === "string" ? name.trim() : "",
    moments: labelsOf(visitor, "needs"),
    never: labelsOf(visitor, "colors_avoided", "patterns_avoided", "pieces_avoided", "fabrics_avoided"),
  });
  return { slug, firstname, city, image, note };
}
