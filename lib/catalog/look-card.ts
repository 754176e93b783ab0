import type { Look } from "#contract/catalog.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { getLooks } from "#contract/website.ts";
import { priceLook } from "./look-price.ts";

export type ListedLook = AnswerOf<typeof getLooks>[number];

/** What a list shows of a look: how many of its pieces can be taken, and what they cost together, in cents. */
export interface ShownLook extends Pick<Look, "id" | "name" | "image" | "stylist_name"> {
  count: number;
  cents: number;
}

/** The same with what lists of looks are narrowed by, and whose it is. */
export type LookCard = ShownLook & Pick<ListedLook, "profile_type" | "stylist_slug" | "ages" | "seasons">;

export const toShownLook = (look: Look): ShownLook => ({
  id: look.id,
  name: look.name,
  image: look.image,
  stylist_name: look.stylist_name,
  ...priceLook(look),
});

export const toLookCard = (look: ListedLook): LookCard => ({
  ...toShownLook(look),
  profile_type: look.profile_type,
  stylist_slug: look.stylist_slug,
  ages: look.ages,
  seasons: look.seasons,
});
