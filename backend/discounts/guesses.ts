import type { Caller, RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { codeLimit, countCall, forgetCall, type RateLimit } from "../http/rate-limit.ts";
import { findCoupon, normalizeCode } from "./store.ts";

type Needs = Pick<RequestContext, "db" | "clock" | "environment"> & { caller: Caller };

/** A page asks for its totals again and again with what was mistyped: each wrong code costs one guess a window. */
const repeatedCode: RateLimit = { name: "unknown-code", limit: 1, windowMs: codeLimit.windowMs };

async function isFirstTry(context: Needs, code: string): Promise<boolean> {
  try {
    await countCall(context, repeatedCode, `${context.caller.clientId} ${normalizeCode(code)}`);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}

/** One that exists and is not another client's, whether it can be used now or not. */
async function isKnown({ db, caller }: Needs, code: string): Promise<boolean> {
  const coupon = await findCoupon(db, code);
  return coupon !== null && (coupon.clientId === null || coupon.clientId === caller.clientId);
}

/**
 * Counts a code that a call tells the client about, as looking it up does: an unknown one costs a guess, any other
 * nothing. Throws TOO_MANY_REQUESTS once the guesses are used up, for right codes too: otherwise that answer would tell
 * which are wrong. Not for use in a transaction, which would take the count back.
 */
export async function countGuess(context: Needs, code: string | null): Promise<void> {
  if (code === null) return;
  const { clientId } = context.caller;
  await countCall(context, codeLimit, clientId);
  const isGuess = !(await isKnown(context, code)) && (await isFirstTry(context, code));
  if (!isGuess) await forgetCall(context, codeLimit, clientId);
}
