import type { Family } from "#contract/catalog.ts";

interface Ranked {
  piece: { family: Family };
  worth: number;
}

/** How far back is looked, and what every piece of the same family there takes off a piece's worth. */
const [memory, fatigue] = [8, 1.5];

/**
 * The same pieces, best first, but not twelve coats in a row: a piece is worth less the more of its family came just
 * before. Within a family the order stays.
 */
export function mixFamilies<T extends Ranked>(ranked: readonly T[]): T[] {
  const queues = [...Map.groupBy(ranked, ({ piece }) => piece.family).values()].map((pieces) => [...pieces]);
  const mixed: T[] = [];
  while (mixed.length < ranked.length) {
    const recent = mixed.slice(-memory);
    const worthNow = ({ piece, worth }: T) =>
      worth - recent.filter((other) => other.piece.family === piece.family).length * fatigue;
    const heads = queues.filter(({ length }) => length > 0);
    const [best] = heads.toSorted(([a], [b]) => (b ? worthNow(b) : 0) - (a ? worthNow(a) : 0));
    const next = best?.shift();
    if (!next) break;
    mixed.push(next);
  }
  return mixed;
}
