import type { WishRefusal } from "#contract/requests.ts";
import { wornWith } from "../catalog/goes-with.ts";
import { findCards } from "../catalog/find-cards.ts";
import type { RequestContext } from "../context.ts";
import { chooseSize, findAllFittingSizes, findFittingSizes } from "../stylist/fitting-sizes.ts";
import type { Piece } from "../stylist/piece.ts";
import { byWorth, findPool } from "../stylist/pool.ts";
import { createScorer } from "../stylist/score.ts";
import type { StoredWearer } from "../stylist/wearer-store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

export interface Refused {
  piece: Piece;
  wearer: StoredWearer;
  day: string;
  leftCents: number | null;
  /** Products that are no neighbours: the other wishes. */
  without: readonly number[];
}

const hasRoom = (priceCents: number, leftCents: number | null): boolean =>
  leftCents === null || priceCents <= leftCents;

/** How like a piece another one is: its cut first, then its colour, then how much it pleases. */
const likeness = (a: Piece, b: Piece): number =>
  (a.kind !== null && a.kind === b.kind ? 200 : 0) + (a.color === b.color ? 100 : 0);

/** The piece itself in a size that fits, else the one most like it that can be honoured; null where there is none. */
async function findNeighbour(db: Context["db"], refused: Refused): Promise<{ id: number; size: string } | null> {
  const { piece, wearer, day, leftCents, without } = refused;
  const isOwnLine = (piece.gender === "WOMAN") === (wearer.profileType === "WOMAN");
  const own = chooseSize(findFittingSizes(wearer, piece.metaCategory, day), piece.sizes);
  if (isOwnLine && own && hasRoom(piece.priceCents, leftCents)) return { id: piece.id, size: own.size };
  const { pieces } = await findPool(db, {
    genders: wornWith(wearer.gender),
    families: [piece.family],
    sizes: findAllFittingSizes(wearer, day),
    without: [...wearer.known, ...without, piece.id],
    maxPriceCents: leftCents,
  });
  const score = createScorer(wearer, day);
  const [best] = pieces
    .flatMap((other) => score(other) ?? [])
    .map((scored) => ({ ...scored, worth: scored.score + likeness(piece, scored.piece) }))
    .toSorted(byWorth);
  return best ? { id: best.piece.id, size: best.size } : null;
}

/** What could be wished for instead of a piece that cannot be had. */
export async function proposeNeighbour(context: Context, refused: Refused): Promise<WishRefusal["neighbour"]> {
  const found = await findNeighbour(context.db, refused);
  const [product] = found ? await findCards([found.id], context) : [];
  const variant = product?.variants.find(({ size, is_available }) => is_available && size === found?.size);
  return product && variant ? { product, variant } : null;
}
