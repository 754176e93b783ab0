import type { Queryable } from "../db/database.ts";
import { and, eq, isNull, like, or, sql } from "../db/orm.ts";
import { mailBounces } from "../db/schema/newsletter.ts";
import { mailOutbox } from "../db/schema/order.ts";

/** Soft bounces in a row after which an address is given up, too. */
const mostSoft = 5;

/** Whether a mail server says that an address will never take a mail (RFC 5321: 550, 551, 553; 552 and 554 may pass). */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && [550, 551, 553].includes(error.responseCode as number);

/** Notes that a mail came back; answers whether the address is given up. Advertising that waits for it goes. */
export async function recordBounce(
  db: Queryable,
  { email, isHard, reason, now }: { email: string; isHard: boolean; reason: string; now: Date },
): Promise<boolean> {
  const givenUp = sql`case when ${isHard}::boolean or ${mailBounces.count} + 1 >= ${mostSoft}
    then coalesce(${mailBounces.givenUpAt}, ${now.toISOString()}::timestamptz) else ${mailBounces.givenUpAt} end`;
  const [row] = await db
    .insert(mailBounces)
    .values({ email: email.toLowerCase(), count: 1, reason, lastAt: now, givenUpAt: isHard ? now : null })
    .onConflictDoUpdate({
      target: mailBounces.email,
      set: { count: sql`${mailBounces.count} + 1`, reason, lastAt: now, givenUpAt: givenUp },
    })
    .returning();
  const isGivenUp = row?.givenUpAt != null;
  if (isGivenUp) await dropWaitingNews(db, email);
  return isGivenUp;
}

/** Takes advertising to an address out of the outbox that was not sent yet: newsletters and invitations to a review. */
export async function dropWaitingNews(db: Queryable, email: string): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(
      and(
        eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()),
        or(like(mailOutbox.kind, "newsletter%"), eq(mailOutbox.kind, "review-invitation")),
        isNull(mailOutbox.sentAt),
      ),
    );
}
