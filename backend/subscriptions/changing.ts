import type { Subscription } from "#contract/subscriptions.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { ApiError } from "../http/problem.ts";
import { findUnsent } from "../requests/store.ts";
import { toSubscriptions } from "./answer.ts";
import { findSubscriptionRows } from "./rows.ts";
import { addToLastEvent, findLastEvent, findSubscription, lockSubscription, type StoredSubscription } from "./store.ts";
import { standOf, type Stand } from "./undo.ts";

export type SubscriptionContext = RequestContext & { caller: Caller };
export type SubscriptionParams = { id: string; sid: string };

/** Carries the answer of a change that was only tried out of its transaction, which is rolled back. */
class Rehearsed extends Error {
  readonly answer: Subscription;
  constructor(answer: Subscription) {
    super("rehearsed");
    this.answer = answer;
  }
}

/** Locks the subscription of the path. Throws NOT_FOUND. */
export async function lockOwn(
  tx: Transaction,
  { clientId }: Caller,
  { id, sid }: SubscriptionParams,
): Promise<StoredSubscription> {
  const row = await lockSubscription(tx, sid);
  if (row?.clientId !== clientId || row.profileId !== id) throw new ApiError("NOT_FOUND");
  return row;
}

export async function readSubscription(
  context: Omit<SubscriptionContext, "db"> & { db: SubscriptionContext["db"] | Transaction },
  { id, sid }: SubscriptionParams,
): Promise<Subscription> {
  const { clientId } = context.caller;
  const rows = await findSubscriptionRows(context.db, { clientId, profileId: id, id: sid });
  const [answer] = await toSubscriptions(context, clientId, rows);
  if (!answer) throw new ApiError("NOT_FOUND");
  return answer;
}

/** Writes down beside the last thing that happened how it was before, so that the client can take it back. */
async function keepUndo(tx: Transaction, id: string, before: Stand, sequenceBefore: number): Promise<void> {
  const [subscription, event, box] = [
    await findSubscription(tx, id),
    await findLastEvent(tx, id),
    await findUnsent(tx, id),
  ];
  if (!subscription || !event || event.sequence === sequenceBefore) return;
  await addToLastEvent(tx, id, { undo: { before, after: standOf(subscription, box) } });
}

/**
 * Changes the locked subscription of the path, all of it or nothing, and answers it; as a rehearsal it answers the same
 * and changes nothing.
 */
export async function changeOwn(
  context: SubscriptionContext,
  params: SubscriptionParams,
  isRehearsal: boolean,
  act: (tx: Transaction, subscription: StoredSubscription) => Promise<void>,
): Promise<Subscription> {
  try {
    return await context.db.transaction(async (tx) => {
      const subscription = await lockOwn(tx, context.caller, params);
      const before = standOf(subscription, await findUnsent(tx, subscription.id));
      const event = await findLastEvent(tx, subscription.id);
      await act(tx, subscription);
      await keepUndo(tx, subscription.id, before, event?.sequence ?? 0);
      const answer = await readSubscription({ ...context, db: tx }, params);
      if (isRehearsal) throw new Rehearsed(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.answer;
    if (isUniqueViolation(error)) throw new ApiError("SUBSCRIPTION_ALREADY_OPEN");
    throw error;
  }
}
