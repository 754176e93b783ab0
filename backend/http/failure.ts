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
/** Deadlock and serialisation failure: the transaction left nothing, the caller may repeat it. */
const repeatableCodes = new Set(["40001", "40P01"]);

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current && typeof current.code === "string") codes.push(current.code);
    if (/timeout exceeded when trying to connect|Connection terminated/.test(current.message)) codes.push("ECONNRESET");
  }
  return codes;
}

/** Every error has a code of the contract; what is not known becomes INTERNAL and says nothing of itself. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const codes = codesOf(error);
  return new ApiError(
    codes.some((code) => unavailableCodes.has(code) || repeatableCodes.has(code)) ? "UNAVAILABLE" : "INTERNAL",
  );
}

/** Answers an error as a problem document and logs those that are ours. */
export function answerFailure(error: unknown, c: Context<RequestVariables>, log: Logger): Response {
  const requestId = c.get("requestId");
  const known = toApiError(error);
  if (errorStatus[known.code] >= 500) log.error({ requestId, error }, "request failed");
  const retryAfterS = known.data?.["retry_after_seconds"];
  if (typeof retryAfterS === "number") c.header("retry-after", String(retryAfterS));
  if (known.code === "UNAVAILABLE") c.header("retry-after", "2");
  return c.json(toProblem(known, requestId), errorStatus[known.code], {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
}
