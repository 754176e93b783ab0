import type { Family, Gender } from "#contract/catalog.ts";
import { sizeAge } from "#contract/size-age.ts";
import type { Queryable } from "../db/database.ts";
import { sql } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { isHarmonious } from "./harmony.ts";

const wanted = 6;
/** Candidates looked at on each side of the product, for every family and gender: the cost is the same in any catalogue. */
const neighbours = 6;

/** What completes an outfit, most wanted first; never a second piece of the same kind. */
const complements: Record<Family, readonly Family[]> = {
  TOPS: ["BOTTOMS", "KNITWEAR", "SHOES", "OUTERWEAR", "ACCESSORIES"],
  KNITWEAR: ["BOTTOMS", "TOPS", "DRESSES", "SHOES", "OUTERWEAR", "ACCESSORIES"],
  BOTTOMS: ["TOPS", "KNITWEAR", "SHOES", "OUTERWEAR", "ACCESSORIES"],
  DRESSES: ["KNITWEAR", "SHOES", "OUTERWEAR", "ACCESSORIES", "TOPS"],
  OUTERWEAR: ["KNITWEAR", "BOTTOMS", "DRESSES", "TOPS", "SHOES", "ACCESSORIES"],
  NIGHTWEAR: ["KNITWEAR", "ACCESSORIES", "TOPS", "BOTTOMS"],
  SHOES: ["BOTTOMS", "DRESSES", "OUTERWEAR", "KNITWEAR", "ACCESSORIES", "TOPS"],
  ACCESSORIES: ["OUTERWEAR", "KNITWEAR", "DRESSES", "BOTTOMS", "TOPS", "SHOES"],
};

interface Piece {
  id: number;
  family: Family;
  gender: Gender;
  /** `#rrggbb` */
  hex: string;
  sizes: readonly string[];
}

/** Months a size fits; null for sizes that say nothing of age. */
function ageOf(size: string): number | null {
  const age = sizeAge(size);
  if (age) return age.count * (age.unit === "month" ? 1 : 12);
  const shoe = /^(\d+)(?:-(\d+))?$/.exec(size);
  return shoe ? (Number(shoe[2] ?? shoe[1]) - 16) * 7 : null;
}

/** Baby and child pieces do not mix; a piece in one size goes with both. */
function isSameAge(a: Piece, b: Piece): boolean {
  const ages = [a, b].map(({ sizes }) => sizes.map(ageOf).filter((age) => age !== null));
  const [first, second] = ages.map((known) => (known.length > 0 ? Math.max(...known) > 36 : null));
  return first === null || second === null || first === second;
}

/** Picks pieces that make an outfit with `piece`: one of each complementary family in turn, the nearest candidates first. */
function pickMatches(piece: Piece, candidates: readonly Piece[]): number[] {
  const fitting = candidates.filter(
    (other) =>
      other.id !== piece.id &&
      isHarmonious(piece.hex, other.hex) &&
      (piece.gender === "WOMAN" || isSameAge(piece, other)),
  );
  const queues = complements[piece.family].map((family) => fitting.filter((other) => other.family === family));
  const picked: number[] = [];
  for (let turn = 0; picked.length < wanted && queues.some((queue) => queue.length > turn); turn += 1) {
    for (const queue of queues) {
      const next = queue[turn];
      if (next && picked.length < wanted) picked.push(next.id);
    }
  }
  return picked;
}

/** Shelves somebody is dressed from: a child for whom it does not matter from all of them. */
export function wornWith(gender: Gender): Gender[] {
  if (gender === "MIXED") return ["MIXED", "GIRL", "BOY"];
  return gender === "WOMAN" ? [gender] : [gender, "MIXED"];
}

/** Genders whose pieces a piece is shown with: one for all children with its like only. */
const shownWith = (gender: Gender): Gender[] => (gender === "MIXED" ? [gender] : wornWith(gender));

export const textArray = (items: readonly string[]) =>
  sql`array[${sql.join(
    items.map((item) => sql`${item}`),
    sql`, `,
  )}]::text[]`;

/** Ids of up to six pieces in stock that go with a product, best first. Reads a few index entries around its rank. */
export async function findMatchesFor(
  db: Queryable,
  product: Pick<typeof products.$inferSelect, "id" | "family" | "gender" | "rank" | "color"> & {
    sizes: readonly string[];
  },
): Promise<number[]> {
  const side = (comparison: string, direction: string) => sql`(
    select id, family, gender, rank, traits[3] as hex, sizes_in_stock from ${products}
    where is_listed and family = kinds.family and gender = kinds.gender and sizes_in_stock <> '{}'
      and rank ${sql.raw(comparison)} ${product.rank}
    order by rank ${sql.raw(direction)} limit ${neighbours})`;
  const candidates = await db
    .select({
      id: sql<number>`near.id`,
      family: sql<Family>`near.family`,
      gender: sql<Gender>`near.gender`,
      hex: sql<string>`near.hex`,
      sizes: sql<string[]>`near.sizes_in_stock`,
    })
    .from(
      sql`unnest(${textArray(complements[product.family])}) as families(family)
        cross join unnest(${textArray(shownWith(product.gender))}) as genders(gender)
        cross join lateral (select families.family, genders.gender) as kinds
        cross join lateral (${side(">", "asc")} union all ${side("<", "desc")}) as near`,
    )
    .orderBy(sql`abs(near.rank - ${product.rank}), near.id`);
  return pickMatches(
    { id: product.id, family: product.family, gender: product.gender, hex: product.color.hex, sizes: product.sizes },
    candidates,
  );
}
