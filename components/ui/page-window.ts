/**
 * The page numbers to offer, in order: first, last, the current one and its
 * neighbours. `null` is a gap; a gap is never a single page. Never more than 7 entries.
 */
export function planPageWindow(page: number, pageCount: number): (number | null)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 7) return all;
  if (page <= 4) return [...all.slice(0, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...all.slice(-5)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}
