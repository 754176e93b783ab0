import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../db/database.ts";
import { and, eq, sql } from "../db/orm.ts";
import { addresses, clients } from "../db/schema/client.ts";
import { selectDeeds, toDeeds, type Deeds } from "./deeds.ts";

export type StoredClient = typeof clients.$inferSelect;
type StoredAddress = typeof addresses.$inferSelect;

export interface Account {
  client: StoredClient;
  shipping: StoredAddress | null;
  billing: StoredAddress | null;
  deeds: Deeds;
}

/** Of an account: who is only about to order has none yet. Written out, so that the index of e-mails serves it. */
const hasEmail = (email: string) =>
  and(eq(sql`lower(${clients.email})`, email.trim().toLowerCase()), sql`not ${clients.isProvisional}`);

export async function findCredentials(
  db: Queryable,
  email: string,
): Promise<{ id: string; passwordHash: string | null } | null> {
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

/** A client with the addresses it has chosen and what it did, in one query; null for an unknown one. */
export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  const [shipping, billing] = [alias(addresses, "shipping"), alias(addresses, "billing")];
  const deeds = selectDeeds(db, id).as("deeds");
  const [row] = await db
    .select({
      client: clients,
      shipping,
      billing,
      deeds: {
        wearers: deeds.wearers,
        cartQuantity: deeds.cartQuantity,
        orderCount: deeds.orderCount,
        boxCount: deeds.boxCount,
        spentCents: deeds.spentCents,
        lastOrderAt: deeds.lastOrderAt,
        cardCount: deeds.cardCount,
      },
    })
    .from(clients)
    .leftJoin(
      shipping,
      and(eq(shipping.clientId, clients.id), eq(shipping.kind, "shipping"), eq(shipping.isDefault, true)),
    )
    .leftJoin(billing, and(eq(billing.clientId, clients.id), eq(billing.kind, "billing"), eq(billing.isDefault, true)))
    .crossJoin(deeds)
    .where(eq(clients.id, id));
  return row ? { ...row, deeds: toDeeds(row.deeds) } : null;
}
