import { toDecimal } from "#contract/money.ts";
import type { Queryable } from "../db/database.ts";
import { asc, eq } from "../db/orm.ts";
import { orderLines } from "../db/schema/order.ts";

type Line = typeof orderLines.$inferSelect;

/** A piece for a mail, as it was named and shown when it was bought. */
export const toMailedPiece = ({ snapshot: { name, brand_name, size, image } }: Pick<Line, "snapshot">) => ({
  name,
  brand_name,
  size,
  image: { url: image.url, alt: image.alt },
});

/**
 * What is in the parcel of an order, for the mails about its way; prices in euros, of all pieces of a line. `path`: of the
 * page of the piece.
 */
export async function findMailedPieces(db: Queryable, orderId: string) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return lines.map((line) => ({
    ...toMailedPiece(line),
    quantity: line.quantity,
    price_ttc: toDecimal(line.unitPriceCents * line.quantity),
    path: `/shop/${line.snapshot.collection_slug}/${line.productId}-${line.snapshot.clean_name}`,
  }));
}
