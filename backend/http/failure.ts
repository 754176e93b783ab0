import type { Context } from "hono";
import { errorStatus } from "#contract/errors.ts";
import type { Logger } from "pino";
import type { RequestVariables } from "./router.ts";
import { ApiError, toProblem } from "./problem.ts";

const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08003",
  "08006",
]);
/** No room is left: on the disk of the database, or on the one files are kept on. */
const fullCodes = new Set(["53100", "ENOSPC", "EDQUOT"]);
/** Deadlock and serialisation failure: the transaction left nothing, the caller may repeat it. */
const repeatableCodes = new Set(["40001", "40P01"]);

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current && typeof current.code === "string") codes.push(current.code);
    if (/timeout exceeded when trying to connect|Connection terminated/.test(current.message)) codes.push("ECONNRESET");
    /* The embedded engine's own files fail in its words, not with a code. */
    if (/no space left on device/i.test(current.message)) codes.push("ENOSPC");
  }
  return codes;
}

/** What Node says when the connection of a request closes before all of it came: nobody hears the answer, nothing is wrong. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";

/** Every error has a code of the contract; what is not known becomes INTERNAL and says nothing of itself. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const isAway = codesOf(error).some((code) =>
    [unavailableCodes, repeatableCodes, fullCodes].some((codes) => codes.has(code)),
  );
  return new ApiError(isAway ? "UNAVAILABLE" : "INTERNAL");
}

/** Answers an error as a problem document and logs those that are ours. */
export function answerFailure(error: unknown, c: Context<RequestVariables>, log: Logger): Response {
  const requestId = c.get("requestId");
  const known = toApiError(error);
  if (isGone(error)) log.info({ requestId }, "request broken off");
  else if (errorStatus[known.code] >= 500) log.error({ requestId, error }, "request failed");
  const retryAfterS = known.data?.["retry_after_seconds"];
  if (typeof retryAfterS === "number") c.header("retry-after", String(retryAfterS));
  if (known.code === "UNAVAILABLE") {
    const isFull = codesOf(error).some((code) => fullCodes.has(code));
    c.header("retry-after", isFull ? "60" : "2");
  }
  return c.json(toProblem(known, requestId), errorStatus[known.code], {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
}
