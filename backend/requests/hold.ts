import type { Transaction } from "../db/database.ts";
import type { BlockedReason } from "./blocking.ts";
import { enqueueBoxMail } from "./mails.ts";
import { isGivenUp, retryMs } from "./schedule.ts";
import { giveUpBox } from "./give-up.ts";
import { saveRequest, type LockedBox } from "./store.ts";

/**
 * A box cannot go on for a reason: the client is told once what to do, and it is tried again later. After weeks of
 * waiting it is given up. Answers whether something changed.
 */
export async function holdBox(tx: Transaction, box: LockedBox, reason: BlockedReason, now: Date): Promise<boolean> {
  const { request } = box;
  if (isGivenUp(request.deliveryDate, now) && (await giveUpBox(box, tx, now))) {
    await enqueueBoxMail(tx, "box-cancelled", request, { reason: "BLOCKED" }, now);
    return true;
  }
  await saveRequest(tx, request.id, { blockedReason: reason, dueAt: new Date(now.getTime() + retryMs) }, now);
  await enqueueBoxMail(tx, "box-blocked", request, { reason }, now, `${reason}:${request.status}`);
  return request.blockedReason !== reason;
}
