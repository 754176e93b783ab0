import type { Dependencies } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { isOpen } from "./progress.ts";
import { giveUpAttempt, pendingCheckMs, refreshAttempt } from "./settle.ts";
import { findPaymentsOf, type PaymentCause } from "./store.ts";

/**
 * Clears the way for a new attempt: one that waits at a bank page is given up, one whose answer was lost is asked
 * about. Throws REQUEST_IN_PROGRESS while an attempt is on its way, UNAVAILABLE when the provider cannot be reached.
 */
export async function closeOpenAttempts(dependencies: Dependencies, cause: PaymentCause): Promise<void> {
  const { db, clock, log } = dependencies;
  for (const attempt of await findPaymentsOf(db, cause)) {
    if (!isOpen(attempt.status)) continue;
    const isOnItsWay =
      attempt.status === "PENDING" && clock.now().getTime() - attempt.createdAt.getTime() < pendingCheckMs;
    if (isOnItsWay) throw new ApiError("REQUEST_IN_PROGRESS");
    try {
      if (attempt.status === "PENDING") await refreshAttempt(dependencies, attempt);
      await giveUpAttempt(dependencies, attempt);
    } catch (error) {
      log.warn({ paymentId: attempt.id, error }, "open attempt not closed");
      throw new ApiError("UNAVAILABLE");
    }
  }
}
