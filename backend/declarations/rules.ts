import type { DeclaredContent } from "../db/schema/after-sale.ts";

interface Left {
  id: string;
  left: number;
}

/** Pieces a withdrawal sends back: those it names, at most what is left; all that are left when it names none. */
export const planPieces = (
  lines: readonly Left[],
  items: DeclaredContent["items"],
): { order_line_id: string; quantity: number }[] =>
  lines.flatMap(({ id, left }) => {
    const wanted = items ? (items.find(({ order_line_id }) => order_line_id === id)?.quantity ?? 0) : left;
    const quantity = Math.min(wanted, left);
    return quantity > 0 ? [{ order_line_id: id, quantity }] : [];
  });

/** The one subscription somebody means: the only one there is, or the only one whose person is named. Null otherwise. */
export function findMeant<T extends { firstname: string }>(open: readonly T[], named: string): T | null {
  if (open.length === 1) return open[0] ?? null;
  const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const meant = open.filter(({ firstname }) => firstname !== "" && plain(named).includes(plain(firstname)));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
