import { friendPercent } from "#contract/terms.ts";
import type { Transaction } from "../db/database.ts";
import { coupons, referrals } from "../db/schema/ledger.ts";
import { parisDay } from "../delivery/working-days.ts";
import { randomCharacters } from "../discounts/random-code.ts";

/** Notes who brought a new client, and gives the client a code of its own for the first order; null when it had one. */
export async function welcomeFriend(
  tx: Transaction,
  { friendClientId, godfatherClientId }: { friendClientId: string; godfatherClientId: string },
  now: Date,
): Promise<string | null> {
  const rows = await tx
    .insert(referrals)
    .values({ friendClientId, godfatherClientId, createdAt: now })
    .onConflictDoNothing()
    .returning({ friendClientId: referrals.friendClientId });
  if (rows.length === 0) return null;
  const code = `AMI-${randomCharacters(8)}`;
  await tx.insert(coupons).values({
    code,
    kind: "PERCENT",
    value: friendPercent,
    scope: "ALL",
    clientId: friendClientId,
    validFrom: parisDay(now).day,
    usesPerClient: 1,
    createdAt: now,
  });
  return code;
}
