import type { Queryable } from "../db/database.ts";
import { eq, sql } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";

type Godfather = Pick<typeof clients.$inferSelect, "id" | "firstname">;

export async function findByReferralCode(db: Queryable, code: string): Promise<Godfather | null> {
  const columns = { id: clients.id, firstname: clients.firstname };
  return (await db.select(columns).from(clients).where(eq(clients.referralCode, code)))[0] ?? null;
}

/** Who is named at a sign-up: by e-mail, else by a referral link; null for nobody that is known. */
export async function findGodfather(
  db: Queryable,
  {
    godfather_email: email,
    godfather_code: code,
  }: { godfather_email?: string | undefined; godfather_code?: string | undefined },
): Promise<Godfather | null> {
  if (email === undefined) return code === undefined ? null : findByReferralCode(db, code);
  const isTheirs = eq(sql`lower(${clients.email})`, email.trim().toLowerCase());
  return (await db.select({ id: clients.id, firstname: clients.firstname }).from(clients).where(isTheirs))[0] ?? null;
}
