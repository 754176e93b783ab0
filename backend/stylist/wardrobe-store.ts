import type { Family, Gender, MetaCategory } from "#contract/catalog.ts";
import type { Climate, Kind, Role } from "../catalog/garment-facts.ts";
import type { Queryable } from "../db/database.ts";
import { and, desc, eq, or, sql } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { wardrobeMoves } from "../db/schema/profile.ts";
import { requests } from "../db/schema/request.ts";

/** What a family has of one line of an order, and what became of it. */
export interface OwnedPiece {
  lineId: string;
  orderId: string;
  productId: number;
  variantId: number;
  snapshot: (typeof orderLines.$inferSelect)["snapshot"];
  size: string;
  /** What was kept of it. */
  quantity: number;
  source: "BOX" | "SHOP";
  boughtAt: Date;
  isOnItsWay: boolean;
  profileType: "KID" | "WOMAN";
  gender: Gender;
  family: Family;
  metaCategory: MetaCategory;
  /** Cut, colour, pattern and cloth by their codes; null for a cut nobody has told. */
  kind: Kind | null;
  role: Role;
  climate: Climate | null;
  color: string;
  /** Of its colour. */
  hex: string;
  pattern: string;
  fabric: string;
  /** Whose box it came in; null for the shop. */
  boxProfileId: string | null;
  /** Who wears it since it was handed down or claimed, and who did before; null when nobody moved it. */
  movedTo: string | null;
  movedFrom: string | null;
  sentAt: Date | null;
}

const trait = (place: number) => sql<string>`${products.traits}[${sql.raw(String(place))}]`;

/**
 * Everything a client's family kept, newest first: the pieces of closed boxes, and what was bought in the shop, another
 * size that came in exchange with it. `ownerOf` in `wardrobe-owner.ts` tells who of the family has a piece.
 */
export async function findOwnedPieces(db: Queryable, clientId: string): Promise<OwnedPiece[]> {
  const rows = await db
    .select({
      lineId: orderLines.id,
      orderId: orders.id,
      productId: orderLines.productId,
      variantId: orderLines.variantId,
      snapshot: orderLines.snapshot,
      quantity: sql<number>`${orderLines.quantity} - ${orderLines.returnedQuantity}`,
      source: orders.kind,
      boughtAt: orders.createdAt,
      status: orders.status,
      profileType: products.profileType,
      gender: products.gender,
      family: products.family,
      metaCategory: products.metaCategory,
      kind: products.kind,
      role: products.role,
      climate: products.climate,
      color: trait(2),
      hex: trait(3),
      pattern: trait(4),
      fabric: trait(5),
      boxProfileId: requests.profileId,
      movedTo: wardrobeMoves.profileId,
      movedFrom: wardrobeMoves.fromProfileId,
      sentAt: wardrobeMoves.sentAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(requests, eq(requests.orderId, sql`coalesce(${orders.exchangeOf}, ${orders.id})`))
    .leftJoin(wardrobeMoves, eq(wardrobeMoves.orderLineId, orderLines.id))
    .where(
      and(
        eq(orders.clientId, clientId),
        sql`${orderLines.returnedQuantity} < ${orderLines.quantity}`,
        or(
          and(eq(orders.kind, "BOX"), eq(requests.status, "CLOSED"), sql`${orders.status} <> 'CANCELLED'`),
          and(eq(orders.kind, "SHOP"), sql`${orders.status} in ('PAID', 'PREPARED', 'SHIPPED', 'DELIVERED')`),
        ),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id), orderLines.position);
  return rows.map(({ status, ...row }) => ({
    ...row,
    size: row.snapshot.size,
    isOnItsWay: row.source === "SHOP" && status !== "DELIVERED",
  }));
}
