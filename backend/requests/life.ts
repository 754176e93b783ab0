import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { requests } from "../db/schema/request.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { chargePrepayment, type PrepaymentOutcome } from "../orders/prepayment.ts";
import { toDecimal } from "#contract/money.ts";
import { and, asc, eq, gt, lte, or } from "../db/orm.ts";
import { chargeClosed } from "./close.ts";
import { composeStep } from "./compose-step.ts";
import { deliverStep, shipStep } from "./parcel-steps.ts";
import { prepareStep } from "./prepare-step.ts";
import { enqueueBoxMail } from "./mails.ts";
import { prepareAt, retryMs } from "./schedule.ts";
import { findItems, lockBox, moveRequest, saveRequest, type LockedBox, type StoredRequest } from "./store.ts";
import type { Stylist } from "./stylist.ts";
import { tryOnStep } from "./try-on-step.ts";
import { planRequestTransition } from "./machine.ts";

type DueBox = Pick<StoredRequest, "id" | "status" | "orderId"> & { dueAt: Date };

/** What a box holds, as a mail sums it up. */
async function sumUp(tx: Transaction, { id }: StoredRequest): Promise<{ pieces: number; total_ttc: number }> {
  const items = await findItems(tx, id);
  return {
    pieces: items.length,
    total_ttc: toDecimal(items.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0)),
  };
}

/** Silence was a yes: its client is told, and until when it can be taken back. */
async function tellOfSilence(tx: Transaction, request: StoredRequest, until: Date, now: Date): Promise<void> {
  const data = { reopen_until: until.toISOString(), ...(await sumUp(tx, request)) };
  await enqueueBoxMail(tx, "box-agreed", request, data, now, now.toISOString());
}

/** The last day of a preview begins: its client is told once. */
async function remindOfPreview(tx: Transaction, request: StoredRequest, until: Date, now: Date): Promise<boolean> {
  const data = { preview_until: until.toISOString(), ...(await sumUp(tx, request)) };
  await enqueueBoxMail(tx, "box-preview-reminder", request, data, now, until.toISOString());
  await saveRequest(tx, request.id, { dueAt: until }, now);
  return true;
}

/** The time to change the preview is over: silence is a yes. */
async function validateStep(tx: Transaction, { request }: LockedBox, now: Date): Promise<boolean> {
  const { previewUntil } = request;
  if (previewUntil !== null && previewUntil > now) return remindOfPreview(tx, request, previewUntil, now);
  const next = planRequestTransition(request.status, "VALIDATED");
  if (!next) return false;
  const dueAt = prepareAt(request.deliveryDate);
  await moveRequest(tx, request.id, next, now, { dueAt });
  // One that is packed at once is told of by the mail of its packing.
  if (now < dueAt) await tellOfSilence(tx, request, dueAt, now);
  return true;
}

/** One step of a locked box that is due. `prepayment` is known for a box that is about to leave. */
async function step(
  dependencies: Dependencies,
  tx: Transaction,
  box: LockedBox,
  stylist: Stylist,
  prepayment: PrepaymentOutcome,
): Promise<boolean> {
  const now = dependencies.clock.now();
  switch (box.request.status) {
    case "OPEN":
      return composeStep(dependencies, tx, box, stylist);
    case "COMPOSED":
      return validateStep(tx, box, now);
    case "VALIDATED":
      return prepareStep(dependencies, tx, box);
    case "PREPARED":
      return shipStep(tx, box, prepayment, now);
    case "SHIPPED":
      return deliverStep(tx, box, now);
    case "DELIVERED":
      return (await tryOnStep(tx, box, now)) !== "waiting";
    case "CLOSED":
    case "CANCELLED":
      return false;
  }
}

/** What became of a packed box's prepayment; charges it when it was not. */
const prepay = async (dependencies: Dependencies, { status, orderId }: DueBox): Promise<PrepaymentOutcome> =>
  status === "PREPARED" && orderId ? chargePrepayment(dependencies, orderId) : "PENDING";

/** Money moves outside of the transaction: a provider may take its time. */
async function chargeMoved(dependencies: Dependencies, id: number): Promise<void> {
  const [box] = await dependencies.db
    .select({ status: requests.status, orderId: requests.orderId })
    .from(requests)
    .where(eq(requests.id, id));
  if (box?.orderId && box.status === "PREPARED") await chargePrepayment(dependencies, box.orderId);
  if (box?.orderId && box.status === "CLOSED") await chargeClosed(dependencies, box.orderId);
}

async function moveBox(dependencies: Dependencies, stylist: Stylist, due: DueBox): Promise<boolean> {
  const { db, clock } = dependencies;
  const { id } = due;
  const prepayment = await prepay(dependencies, due);
  const moved = await db.transaction(async (tx) => {
    const box = await lockBox(tx, id, { skipLocked: true });
    if (!box || box.request.dueAt === null || box.request.dueAt > clock.now()) return null;
    return (await step(dependencies, tx, box, stylist, prepayment)) ? box.request : null;
  });
  if (moved?.status === "VALIDATED" || moved?.status === "DELIVERED") await chargeMoved(dependencies, id);
  return moved !== null;
}

/** Puts a box that made trouble aside for a while, so that it holds up no other. */
async function putAside({ db, clock, log }: Dependencies, id: number, error: unknown): Promise<void> {
  log.error({ requestId: id, error }, "box not moved");
  const now = clock.now();
  await saveRequest(db, id, { dueAt: new Date(now.getTime() + retryMs) }, now);
}

/**
 * Moves every box that is due one step on: composed, validated, packed, shipped, delivered, reminded of, closed.
 * Answers how many moved. Safe in several processes: who is at a box has its lock, the others leave it out.
 */
export async function moveBoxes(dependencies: Dependencies, stylist: Stylist): Promise<number> {
  const { db, clock } = dependencies;
  const now = clock.now();
  return inBatches<DueBox>(
    async (after, limit) => {
      const rows = await db
        .select({ id: requests.id, status: requests.status, orderId: requests.orderId, dueAt: requests.dueAt })
        .from(requests)
        .where(
          and(
            lte(requests.dueAt, now),
            after
              ? or(gt(requests.dueAt, after.dueAt), and(eq(requests.dueAt, after.dueAt), gt(requests.id, after.id)))
              : undefined,
          ),
        )
        .orderBy(asc(requests.dueAt), asc(requests.id))
        .limit(limit);
      return rows.flatMap(({ dueAt, ...box }) => (dueAt === null ? [] : [{ ...box, dueAt }]));
    },
    async (due) => {
      try {
        return await moveBox(dependencies, stylist, due);
      } catch (error) {
        await putAside(dependencies, due.id, error);
        return false;
      }
    },
  );
}
