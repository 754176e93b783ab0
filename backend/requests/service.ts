import type { z } from "zod";
import type { Request, updateRequest } from "#contract/requests.ts";
import { requireBudget } from "../subscriptions/least-budget.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { requireProfile } from "../profiles/service.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { deliveryRange } from "../subscriptions/delivery-dates.ts";
import { planDate } from "../subscriptions/machine.ts";
import { applyMove, findHome, type StoredSubscription } from "../subscriptions/store.ts";
import { readRequest, readRequests, readUpcoming } from "./answer.ts";
import { giveUpBox } from "./give-up.ts";
import { enqueueBoxMail } from "./mails.ts";
import { isUnsent } from "./machine.ts";
import { moveBoxDate, requireDate } from "./move-date.ts";
import { openSubscriptionBox } from "./open.ts";
import { lockRecorded, lockResolved, resolveBox, type ResolvedBox } from "./resolve.ts";
import { composeAt } from "./schedule.ts";
import { readStanding } from "./standing.ts";
import { saveRequest, type LockedBox } from "./store.ts";

export type BoxContext = RequestContext & { caller: Caller };
type Params = { id: string; rid: number };
type Change = z.output<(typeof updateRequest)["body"]>;

export async function readBox(context: BoxContext, { id, rid }: Params): Promise<Request> {
  if (rid > 0) return readRequest(context, context.caller.clientId, id, rid);
  return answerResolved(context, id, await resolveBox(context.db, context.caller, id, rid));
}

export async function readKidRequests(context: BoxContext, profileId: string): Promise<Request[]> {
  const [, boxes] = await Promise.all([
    requireProfile(context, context.caller, profileId),
    readRequests(context, context.caller.clientId, { profileId }),
  ]);
  return boxes;
}

/** The box that arrives first of those that are not yet on their way; null when none is planned. */
export async function readNextRequest(context: BoxContext, profileId: string): Promise<Request | null> {
  const [, waiting] = await Promise.all([
    requireProfile(context, context.caller, profileId),
    readRequests(context, context.caller.clientId, {
      profileId,
      statuses: ["UPCOMING", "OPEN", "COMPOSED", "VALIDATED"],
    }),
  ]);
  return waiting.toSorted((a, b) => a.delivery_date.localeCompare(b.delivery_date))[0] ?? null;
}

/** A box that was found or changed, as it stands now. */
export const answerResolved = (context: BoxContext, profileId: string, box: ResolvedBox): Promise<Request> =>
  box.request
    ? readRequest(context, context.caller.clientId, profileId, box.request.id)
    : readUpcoming(context, box.subscription);

async function refuseWhileBlocked(context: BoxContext, tx: Transaction): Promise<void> {
  const { isAnyBlocked } = await readStanding({ ...context, db: tx }, context.caller.clientId);
  if (isAnyBlocked) throw new ApiError("REQUEST_BLOCKED");
}

/** Moves the day of the next box that has no record yet. */
async function movePlannedDate(
  context: BoxContext,
  tx: Transaction,
  subscription: StoredSubscription,
  date: string,
): Promise<void> {
  const now = context.clock.now();
  const home = await findHome(tx, subscription.clientId);
  requireDate(date, deliveryRange(todayOf(now), { country: home?.country ?? "FR", mode: subscription.delivery.mode }));
  const move = planDate(subscription, date);
  if (move) await applyMove(tx, subscription.id, move, now, { from: subscription.nextDeliveryDate, to: date });
}

/** Moves the delivery date of a locked box, or of the one that is only planned. Throws REQUEST_BLOCKED. */
export async function changeDate(
  context: BoxContext,
  tx: Transaction,
  box: LockedBox | { request: null; subscription: StoredSubscription },
  date: string,
): Promise<void> {
  await refuseWhileBlocked(context, tx);
  if (!box.request) return movePlannedDate(context, tx, box.subscription, date);
  const home = await findHome(tx, box.request.clientId);
  const destination = { country: home?.country ?? "FR", mode: box.request.delivery.mode } as const;
  return moveBoxDate(tx, box, date, destination, context.clock.now());
}

/** Budget and final wishes need a record: a box that is only planned opens. */
async function changeWishes(
  context: BoxContext,
  tx: Transaction,
  profileId: string,
  rid: number,
  change: Change,
): Promise<ResolvedBox> {
  const box = await lockResolved(tx, context.caller, profileId, rid);
  const request = box.request ?? (await openSubscriptionBox(context, tx, box.subscription));
  if (request.status !== "OPEN") throw new ApiError("REQUEST_NOT_CHANGEABLE");
  const now = context.clock.now();
  const { profileType } = await requireProfile({ db: tx }, context.caller, profileId);
  await saveRequest(
    tx,
    request.id,
    {
      ...(change.budget_ttc === undefined ? {} : { budgetCents: requireBudget(profileType, change.budget_ttc) }),
      ...(change.are_wishes_final ? { dueAt: composeAt(request.deliveryDate, now, true) } : {}),
    },
    now,
  );
  return { request };
}

/** Moves the delivery date, sets the budget, says that the wishes are made. */
export async function changeBox(context: BoxContext, { id, rid }: Params, change: Change): Promise<Request> {
  const { delivery_date: date } = change;
  const box = await context.db.transaction(async (tx): Promise<ResolvedBox> => {
    const locked = await lockResolved(tx, context.caller, id, rid);
    if (date !== undefined) await changeDate(context, tx, locked, date);
    if (change.budget_ttc !== undefined || change.are_wishes_final) return changeWishes(context, tx, id, rid, change);
    return locked;
  });
  // The day of a planned box stands in its subscription, which was read before it was moved.
  return box.request ? answerResolved(context, id, box) : readBox(context, { id, rid: 0 });
}

export async function cancelRequestOf(context: BoxContext, { id, rid }: Params): Promise<Request> {
  const box = await context.db.transaction(async (tx) => {
    const locked = await lockRecorded(tx, context.caller, id, rid);
    if (locked.request.status === "CANCELLED") return locked;
    if (!isUnsent(locked.request.status)) throw new ApiError("REQUEST_NOT_CHANGEABLE");
    const now = context.clock.now();
    await giveUpBox(locked, tx, now);
    await enqueueBoxMail(tx, "box-cancelled", locked.request, { reason: "CLIENT" }, now);
    return locked;
  });
  return answerResolved(context, id, box);
}
