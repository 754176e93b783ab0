import type { RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, forgetCall, knownEmailLimit } from "../http/rate-limit.ts";
import { isEmailTaken } from "./store.ts";

/**
 * Throws EMAIL_ALREADY_USED, which tells that somebody has an account, as often as a password may be guessed from one
 * address; then TOO_MANY_REQUESTS for free e-mails too, or that difference would tell. Not for use in a transaction, which
 * would take the count back.
 */
export async function requireFreeEmail(
  context: Pick<RequestContext, "db" | "clock" | "environment" | "remoteAddress">,
  email: string,
  clientId?: string,
): Promise<void> {
  await countCall(context, knownEmailLimit, context.remoteAddress);
  if (await isEmailTaken(context.db, email, context.clock.now(), clientId)) throw new ApiError("EMAIL_ALREADY_USED");
  await forgetCall(context, knownEmailLimit, context.remoteAddress);
}
