import type { Queryable } from "../db/database.ts";
import { eq, sql } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";
import type { FraudLabel } from "../db/schema/request.ts";

/** From this many unpaid boxes on an account is presumed not to pay. */
const unpaidBoxesOfFraud = 2;

/** Accounts that owe the money of several boxes, found in an index alone, and when the newest of those was packed. */
const debtors = sql`select client_id, (select max(created_at) from orders
    where kind = 'BOX' and status = 'PAYMENT_FAILED' and orders.client_id = owing.client_id) as last_at
  from (select client_id from orders where kind = 'BOX' and status = 'PAYMENT_FAILED'
    group by client_id having count(*) >= ${unpaidBoxesOfFraud}) as owing`;

/** Staff has looked at the account since: only boxes packed later count again. */
const clearedAt = (clientId: string) => sql`coalesce((select max(at) from staff_decisions
  where client_id = ${clientId} and kind = 'FRAUD_CLEARED'), '-infinity')`;

/**
 * The account owes several boxes, or has the card (kind, last digits, expiry; under the same name) of one that does.
 * Two families may share the last four digits of a card, they hardly share the rest. What staff has cleared is
 * forgotten.
 */
export const isPresumed = (clientId: string) => sql<boolean>`exists (select from (${debtors}) debtors
      where client_id = ${clientId} and last_at > ${clearedAt(clientId)}) or exists (
      select from payment_methods own
      join clients me on me.id = own.client_id
      join (${debtors}) debtors on debtors.client_id <> own.client_id and debtors.last_at > ${clearedAt(clientId)}
      join payment_methods theirs on theirs.client_id = debtors.client_id and theirs.gateway = own.gateway
        and theirs.brand = own.brand and theirs.last4 = own.last4 and theirs.expiration_date = own.expiration_date
      join clients debtor on debtor.id = debtors.client_id and lower(debtor.lastname) = lower(me.lastname)
      where own.client_id = ${clientId})`;

export async function isPresumedFraudster(db: Queryable, clientId: string): Promise<boolean> {
  const [row] = await db
    .select({ isPresumed: isPresumed(clientId) })
    .from(clients)
    .where(eq(clients.id, clientId));
  return row?.isPresumed ?? false;
}

/** Another account has the same postal address and a profile of the same name and birth date. */
const isDuplicate = (clientId: string, profileId: string) => sql`exists (
      select from profiles own
      join profiles theirs on theirs.client_id <> own.client_id and theirs.birthdate = own.birthdate
        and lower(theirs.firstname) = lower(own.firstname) and theirs.erased_at is null
      join addresses here on here.client_id = own.client_id
      join addresses there on there.client_id = theirs.client_id and there.country_code = here.country_code
        and lower(there.postcode) = lower(here.postcode) and lower(there.city) = lower(here.city)
        and lower(there.street) = lower(here.street)
      where own.id = ${profileId} and own.client_id = ${clientId})`;

/** Staff knows the account: two accounts of one family stay two accounts. */
const wasCleared = (clientId: string) =>
  sql`exists (select from staff_decisions where client_id = ${clientId} and kind = 'FRAUD_CLEARED')`;

/** The label of doubt of a new subscription or box, the graver one first. It is kept and answered, never raised. */
export async function findFraudLabel(db: Queryable, clientId: string, profileId: string): Promise<FraudLabel | null> {
  const label = sql<FraudLabel | null>`case when ${isPresumed(clientId)} then 'PRESUMED_FRAUDSTER'
    when ${wasCleared(clientId)} then null when ${isDuplicate(clientId, profileId)} then 'DUPLICATE_ACCOUNTS' end`;
  const [row] = await db.select({ label }).from(clients).where(eq(clients.id, clientId));
  return row?.label ?? null;
}
