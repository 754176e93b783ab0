import { getCacheHandler } from "./next-internals.ts";
import { tellChange } from "./showings.ts";

/** What was not asked for so long after a change is made before it is shown. */
const expireS = 365 * 24 * 60 * 60;

/**
 * Has what is kept under some tags made anew: it is shown once more to who asks next, as `revalidateTag(tag, "max")` has it, which
 * is for requests alone. Pages and what is inside `use cache` are held against the same list of Next's.
 */
export function dropChanged(tags: readonly string[]): void {
  void getCacheHandler("default")?.updateTags([...tags], { expire: expireS });
  tellChange();
}
