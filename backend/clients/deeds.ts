import type { Queryable } from "../db/database.ts";
import { and, count, eq, inArray, isNotNull, isNull, max, sql, sum } from "../db/orm.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { cartLines, carts, orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { subscriptions } from "../db/schema/request.ts";
import { isEmptyProfile, type ClientFacts } from "./status.ts";

/** What a client's statuses follow from, and its paid orders of both kinds in figures. */
export interface Deeds extends ClientFacts {
  boxCount: number;
  spentCents: number;
  lastOrderAt: Date | null;
}

type Wearer = Pick<
  typeof profiles.$inferSelect,
  "profileType" | "topSize" | "bottomSize" | "shoeSize" | "description" | "hasRequested"
> & { status: "ACTIVE" | "PAUSED" | null };

const giverStatuses = ["ACTIVE", "REDEEMED", "EXPIRED"] as const;

/** One row of figures for a query of the client. Erased profiles are left out, and so are boxes that come once. */
export function selectDeeds(db: Queryable, clientId: string) {
  const family = db
    .select({
      wearers: sql<Wearer[]>`coalesce(json_agg(json_build_object('profileType', ${profiles.profileType},
        'topSize', ${profiles.topSize}, 'bottomSize', ${profiles.bottomSize}, 'shoeSize', ${profiles.shoeSize},
        'description', ${profiles.description}, 'hasRequested', ${profiles.hasRequested},
        'status', ${subscriptions.status})), '[]')`.as("wearers"),
    })
    .from(profiles)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.profileId, profiles.id),
        inArray(subscriptions.status, ["ACTIVE", "PAUSED"]),
        isNotNull(subscriptions.frequencyMonths),
      ),
    )
    .where(and(eq(profiles.clientId, clientId), isNull(profiles.erasedAt)))
    .as("family");
  const cart = db
    .select({ quantity: sum(cartLines.quantity).mapWith(Number).as("quantity") })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.clientId, clientId))
    .as("cart");
  const bought = db
    .select({
      orderCount: sql`count(*) filter (where ${orders.kind} = 'SHOP')`.mapWith(Number).as("order_count"),
      boxCount: sql`count(*) filter (where ${orders.kind} = 'BOX')`.mapWith(Number).as("box_count"),
      spentCents: sum(orders.totalCents).mapWith(Number).as("spent_cents"),
      lastOrderAt: max(orders.createdAt).as("last_order_at"),
    })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), isNotNull(orders.paidAt)))
    .as("bought");
  const given = db
    .select({ cardCount: count().as("card_count") })
    .from(giftCards)
    .where(and(eq(giftCards.giverClientId, clientId), inArray(giftCards.status, [...giverStatuses])))
    .as("given");
  return db
    .select({
      wearers: family.wearers,
      cartQuantity: cart.quantity,
      orderCount: bought.orderCount,
      boxCount: bought.boxCount,
      spentCents: bought.spentCents,
      lastOrderAt: bought.lastOrderAt,
      cardCount: given.cardCount,
    })
    .from(family)
    .crossJoin(cart)
    .crossJoin(bought)
    .crossJoin(given);
}

type DeedsRow = Awaited<ReturnType<typeof selectDeeds>>[number];

export const toDeeds = (row: DeedsRow): Deeds => ({
  profiles: row.wearers.map((wearer) => ({
    type: wearer.profileType,
    isEmpty: isEmptyProfile(wearer),
    subscription: wearer.status === "ACTIVE" ? "ONGOING" : wearer.status === "PAUSED" ? "PAUSED" : null,
  })),
  cartQuantity: row.cartQuantity ?? 0,
  paidOrders: row.orderCount,
  giftCardsGiven: row.cardCount,
  boxCount: row.boxCount,
  spentCents: row.spentCents ?? 0,
  lastOrderAt: row.lastOrderAt,
});

export async function readDeeds(db: Queryable, clientId: string): Promise<Deeds> {
  const [row] = await selectDeeds(db, clientId);
  if (!row) throw new Error("figures without a row");
  return toDeeds(row);
}
