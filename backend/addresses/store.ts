import type { Address } from "#contract/addresses.ts";
import type { Queryable } from "../db/database.ts";
import { and, desc, eq, ne } from "../db/orm.ts";
import { addresses } from "../db/schema/client.ts";

export type AddressKind = "billing" | "shipping";
type StoredAddress = typeof addresses.$inferSelect;

export const toAddress = (row: StoredAddress): Address => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  street: row.street,
  street_extra: row.streetExtra,
  postcode: row.postcode,
  city: row.city,
  country_code: row.countryCode,
  phone: row.phone,
  is_default: row.isDefault,
});

const ofKind = (clientId: string, kind: AddressKind) => and(eq(addresses.clientId, clientId), eq(addresses.kind, kind));

export const countAddresses = (db: Queryable, clientId: string): Promise<number> =>
  db.$count(addresses, eq(addresses.clientId, clientId));

/** The default address first, then the newest. */
export async function readAddresses(db: Queryable, clientId: string, kind: AddressKind): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(ofKind(clientId, kind))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id);
  return rows.map(toAddress);
}

export async function findDefaultAddress(db: Queryable, clientId: string, kind: AddressKind): Promise<Address | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(ofKind(clientId, kind), addresses.isDefault));
  return row ? toAddress(row) : null;
}

/** Null when the client has no such address, whoever else has. */
export async function findAddress(
  db: Queryable,
  clientId: string,
  kind: AddressKind,
  id: string,
): Promise<Address | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(ofKind(clientId, kind), eq(addresses.id, id)));
  return row ? toAddress(row) : null;
}

/** An address of either kind. Null when the client has no such address, whoever else has. */
export async function findAnyAddress(db: Queryable, clientId: string, id: string): Promise<Address | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.clientId, clientId)));
  return row ? toAddress(row) : null;
}

export async function insertAddress(db: Queryable, address: typeof addresses.$inferInsert): Promise<void> {
  await db.insert(addresses).values(address);
}

export async function updateAddressFields(
  db: Queryable,
  clientId: string,
  id: string,
  fields: Partial<StoredAddress>,
): Promise<void> {
  if (Object.keys(fields).length > 0)
    await db
      .update(addresses)
      .set(fields)
      .where(and(eq(addresses.clientId, clientId), eq(addresses.id, id)));
}

export async function removeAddress(db: Queryable, clientId: string, id: string): Promise<void> {
  await db.delete(addresses).where(and(eq(addresses.clientId, clientId), eq(addresses.id, id)));
}

/** Takes the mark from the others first: the index allows one default at any moment. */
export async function makeDefault(db: Queryable, clientId: string, kind: AddressKind, id: string): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(ofKind(clientId, kind), eq(addresses.isDefault, true), ne(addresses.id, id)));
  await db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(ofKind(clientId, kind), eq(addresses.id, id)));
}
