import type { Database } from "../db/database.ts";
import { and, eq, isNotNull, isNull } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";

/** Ends or renews a membership; pressing twice moves no date. */
export async function setMembership(db: Database, clientId: string, isMember: boolean, now: Date): Promise<void> {
  const me = eq(clients.id, clientId);
  if (isMember)
    await db
      .update(clients)
      .set({ loyaltyLeftAt: null, loyaltyRejoinedAt: now })
      .where(and(me, isNotNull(clients.loyaltyLeftAt)));
  else
    await db
      .update(clients)
      .set({ loyaltyLeftAt: now })
      .where(and(me, isNull(clients.loyaltyLeftAt)));
}
