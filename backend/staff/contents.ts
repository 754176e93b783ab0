import type { Dependencies } from "../context.ts";
import { findKept } from "../website/bring-contents.ts";
import { takeForShipped } from "../website/content-store.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

/** Texts of staff that stand in the place of those shipped. */
export const readContents = async ({ db }: Dependencies): Promise<StaffAnswer<"contents">> => ({
  contents: (await findKept(db)).map(({ kind, slug, locale, how, isNewerShipped }) => ({
    kind,
    name: slug,
    locale,
    how,
    is_newer_shipped: isNewerShipped,
  })),
});

/** Gives staff's text up: the next start of the API puts the one that is shipped in its place. */
export async function giveUpContent(
  { db }: Dependencies,
  { kind, name, locale }: Extract<StaffCommand, { command: "give-up-content" }>,
): Promise<StaffAnswer<"give-up-content">> {
  if (!(await takeForShipped(db, { kind, slug: name, locale })))
    throw new StaffRefusal(`No text ${kind}/${name} (${locale}) stands in the place of a shipped one.`);
  return { kind, name, locale };
}
