import { and, count, eq, inArray, isNotNull, isNull, max, sql, sum } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { clients } from "../db/schema/client.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { cartLines, carts, orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { subscriptions } from "../db/schema/request.ts";
import { isEmptyProfile, type ClientFacts } from "./status.ts";

export type StoredClient = typeof clients.$inferSelect;

const hasEmail = (email: string) => eq(sql`lower(${clients.email})`, email.trim().toLowerCase());

export async function findCredentials(
  db: Queryable,
  email: string,
): Promise<{ id: string; passwordHash: string } | null> {
  const [row] = await db
    .select({ id: clients.id, passwordHash: clients.passwordHash })
    .from(clients)
    .where(hasEmail(email));
  return row ?? null;
}

export async function findClientByEmail(db: Queryable, email: string): Promise<StoredClient | null> {
  const [row] = await db.select().from(clients).where(hasEmail(email));
  return row ?? null;
}

/** False when the e-mail belongs to a client already. */
export async function insertClient(db: Queryable, client: typeof clients.$inferInsert): Promise<boolean> {
  const rows = await db.insert(clients).values(client).onConflictDoNothing().returning({ id: clients.id });
  return rows.length > 0;
}

export async function findClient(db: Queryable, id: string): Promise<StoredClient | null> {
  const [row] = await db.select().from(clients).where(eq(clients.id, id));
  return row ?? null;
}

export async function updateClientFields(db: Queryable, id: string, fields: Partial<StoredClient>): Promise<void> {
  if (Object.keys(fields).length > 0) await db.update(clients).set(fields).where(eq(clients.id, id));
}

const giverStatuses = ["ACTIVE", "REDEEMED", "EXPIRED"] as const;

/** What the statuses of a client follow from. Erased profiles are left out, and so are boxes that come once. */
export async function readClientFacts(db: Queryable, clientId: string): Promise<ClientFacts> {
  const profileRows = await db
    .select({ profile: profiles, status: subscriptions.status })
    .from(profiles)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.profileId, profiles.id),
        inArray(subscriptions.status, ["ACTIVE", "PAUSED"]),
        isNotNull(subscriptions.frequencyMonths),
      ),
    )
    .where(and(eq(profiles.clientId, clientId), isNull(profiles.erasedAt)));
  const [cart] = await db
    .select({ quantity: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.clientId, clientId));
  const [order] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), eq(orders.kind, "SHOP"), isNotNull(orders.paidAt)));
  const [card] = await db
    .select({ count: count() })
    .from(giftCards)
    .where(and(eq(giftCards.giverClientId, clientId), inArray(giftCards.status, [...giverStatuses])));
  return {
    profiles: profileRows.map(({ profile, status }) => ({
      type: profile.profileType,
      isEmpty: isEmptyProfile(profile),
      subscription: status === "ACTIVE" ? "ONGOING" : status === "PAUSED" ? "PAUSED" : null,
    })),
    cartQuantity: cart?.quantity ?? 0,
    paidOrders: order?.count ?? 0,
    giftCardsGiven: card?.count ?? 0,
  };
}

/** Paid orders of both kinds in figures. */
export async function readPurchases(
  db: Queryable,
  clientId: string,
): Promise<{ boxCount: number; spentCents: number; lastOrderAt: Date | null }> {
  const [row] = await db
    .select({
      boxCount: sql`count(*) filter (where ${orders.kind} = 'BOX')`.mapWith(Number),
      spentCents: sql`coalesce(sum(${orders.totalCents}), 0)`.mapWith(Number),
      lastOrderAt: max(orders.createdAt),
    })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), isNotNull(orders.paidAt)));
  return row ?? { boxCount: 0, spentCents: 0, lastOrderAt: null };
}
