import { keepTogether } from "#lib/memory/kept.ts";
import { cacheTags } from "./tags.ts";

/** Next remembers every tag it was ever told, for good: so many of products and collections it is told by name. */
export const maxAnnounced = 5_000;

/** A product or a collection: everything that is made of one hangs on the catalogue too. */
const isOfCatalog = (tag: string): boolean => /^(?:product|collection):/.test(tag);

/**
 * The tag to tell Next for an announced one: the same, or that of the whole catalogue for a product or collection beyond those
 * there is room for. More is rendered anew then, and nothing old is shown.
 */
export function tagToTell(tag: string): string {
  if (!isOfCatalog(tag)) return tag;
  const announced = keepTogether<true>("tags announced to Next", { maxEntries: maxAnnounced });
  if (announced.peek(tag)) return tag;
  if (announced.count().entries >= maxAnnounced) return cacheTags.catalog;
  announced.set(tag, true, 0);
  return tag;
}
