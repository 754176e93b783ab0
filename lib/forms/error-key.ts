import { AppError } from "#lib/http/app-error.ts";
import { errorStatus, type ErrorCode } from "#contract/errors.ts";

/** Key of a message of the `error` namespace. */
export type ErrorKey = ErrorCode | "NETWORK" | "UNKNOWN";

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** What to tell a customer about a failure: its code where the API gave one, that nothing answered, or that it is unknown. */
export function errorKey(error: unknown): ErrorKey {
  if (!(error instanceof AppError)) return "UNKNOWN";
  if (error.kind === "network") return "NETWORK";
  return isErrorCode(error.code) ? error.code : "UNKNOWN";
}
