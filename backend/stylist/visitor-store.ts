import { and, desc, eq, inArray, sql } from "../db/orm.ts";
import { lookProducts, products } from "../db/schema/catalog.ts";
import type { Queryable } from "../db/database.ts";
import { describeWearer, type BoxWearer, type JudgedRow, type WearerFacts } from "./wearer-store.ts";

/** What somebody without a profile said of a look. */
export interface VisitorJudgement {
  lookId: number;
  isLiked: boolean;
}

/** Pieces of the looks, the last judgement first, as those a profile judged are read. */
async function readJudgedPieces(db: Queryable, judgements: readonly VisitorJudgement[]): Promise<JudgedRow[]> {
  if (judgements.length === 0) return [];
  const trait = (index: number) => sql<string>`${products}.traits[${sql.raw(String(index))}]`;
  const rows = await db
    .select({
      productId: products.id,
      lookId: lookProducts.lookId,
      kind: products.kind,
      color: trait(2),
      pattern: trait(4),
      fabric: trait(5),
      family: products.family,
      materials: products.materials,
      brandId: products.brandId,
      label: products.label,
    })
    .from(lookProducts)
    .innerJoin(products, and(eq(products.id, lookProducts.productId), sql`${products.isListed}`))
    .where(
      inArray(
        lookProducts.lookId,
        judgements.map(({ lookId }) => lookId),
      ),
    )
    .orderBy(desc(lookProducts.lookId), lookProducts.position);
  return judgements
    .toReversed()
    .flatMap(({ lookId, isLiked }) => rows.filter((row) => row.lookId === lookId).map((row) => ({ ...row, isLiked })));
}

/** Somebody of whom only an answered quiz tells, as the stylist sees them; judgements in the order they were made. */
export async function describeVisitor(
  db: Queryable,
  { judgements, ...facts }: Omit<WearerFacts, "judged" | "known"> & { judgements: readonly VisitorJudgement[] },
): Promise<BoxWearer> {
  return describeWearer({ ...facts, known: [], judged: await readJudgedPieces(db, judgements) });
}
