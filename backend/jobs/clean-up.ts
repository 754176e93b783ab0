import { forgetGuests } from "../clients/guest.ts";
import type { Dependencies } from "../context.ts";
import type { Database } from "../db/database.ts";
import { and, eq, inArray, isNull, lt, or, sql } from "../db/orm.ts";
import { catalogChanges } from "../db/schema/catalog.ts";
import { emailChanges, rateCounters, sessions, subscribers } from "../db/schema/client.ts";
import { carts, idempotencyKeys } from "../db/schema/order.ts";
import { passwordResets } from "../db/schema/profile.ts";
import { staffActionResults, staffActions, staffConsents, staffLinks } from "../db/schema/staff.ts";

const dayMs = 24 * 60 * 60_000;

/** How long each kind of record is kept. */
export const retentionMs = {
  idempotencyKey: 2 * dayMs,
  rateCounter: dayMs,
  visitorCart: 60 * dayMs,
  /** Who began to order with an e-mail and did not. */
  guest: 2 * dayMs,
  /** Beyond the end of a session, to recognise a stolen token that comes late. */
  endedSession: 30 * dayMs,
  /** Of a link to choose a password, beyond its end. */
  endedResetLink: 30 * dayMs,
  /** Of a change of an e-mail, beyond the last link that worked; it holds two addresses. */
  endedEmailChange: 7 * dayMs,
  /** Of a newsletter sign-up whose link nobody followed. */
  unconfirmedSubscriber: 30 * dayMs,
  /** Of what pages are made of; a storefront that has not asked for so long makes all of them anew. */
  change: dayMs,
  /** What staff saw and did in an account, and what the client was asked for. */
  staffLog: 365 * dayMs,
};

/** Large deletions are cut, so that no lock is held for long. */
const batchSize = 1000;

/** Deletes what nobody needs any more; repeated calls and several processes do no harm. */
export async function cleanUp({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(retentionMs.idempotencyKey)));
  await db.delete(rateCounters).where(lt(rateCounters.windowStart, before(retentionMs.rateCounter)));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(retentionMs.endedSession)));
  await db.delete(sessions).where(lt(sessions.revokedAt, before(retentionMs.endedSession)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before(retentionMs.endedResetLink)));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, before(retentionMs.endedEmailChange)));
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.createdAt, before(retentionMs.unconfirmedSubscriber))));
  // By the database's clock, which dates them: a demo that moves its own must not drop what nobody was told yet.
  await db
    .delete(catalogChanges)
    .where(lt(catalogChanges.createdAt, sql`now() - make_interval(secs => ${retentionMs.change / 1000})`));
  const abandoned = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(isNull(carts.clientId), lt(carts.updatedAt, before(retentionMs.visitorCart))))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  await db.delete(carts).where(inArray(carts.id, abandoned));
  await forgetGuests(db, { before: before(retentionMs.guest), now: clock.now() });
  await forgetStaffLog(db, before(retentionMs.staffLog));
}

/** The database lets nobody delete an entry but who says, in the same transaction, from when on they are kept. */
async function forgetStaffLog(db: Database, keptSince: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('staff_log.kept_since', ${keptSince.toISOString()}, true)`);
    const old = tx
      .select({ id: staffActions.id })
      .from(staffActions)
      .leftJoin(staffActionResults, eq(staffActionResults.actionId, staffActions.id))
      .where(
        and(lt(staffActions.at, keptSince), or(isNull(staffActionResults.at), lt(staffActionResults.at, keptSince))),
      )
      .limit(batchSize);
    const ids = (await old).map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(staffActionResults).where(inArray(staffActionResults.actionId, ids));
    await tx.delete(staffActions).where(inArray(staffActions.id, ids));
  });
  await db.delete(staffConsents).where(lt(staffConsents.createdAt, keptSince));
  await db.delete(staffLinks).where(lt(staffLinks.createdAt, keptSince));
}
