/** What of a list decides where the focus goes when another one takes its place. */
export interface ShownList {
  id: string;
  slug: string;
  /** Its active filters, in the order of their chips. */
  filters: readonly string[];
  page: number;
}

/**
 * Where the focus belongs when `now` takes the place of `before`: on the heading for another page, on the chip that
 * moved up for a filter that was taken away. Null: nowhere else than where it is.
 */
export function planFocus(before: ShownList, now: ShownList): "heading" | { chip: number } | null {
  if (before.slug !== now.slug) return null;
  const gone = before.filters.findIndex((filter) => !now.filters.includes(filter));
  const isNew = now.filters.some((filter) => !before.filters.includes(filter));
  if (isNew) return null;
  if (gone === -1) return before.page === now.page ? null : "heading";
  return now.filters.length === 0 ? "heading" : { chip: Math.min(gone, now.filters.length - 1) };
}
