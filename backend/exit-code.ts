import { HopelessStart } from "./config/start-failure.ts";
import { toApiError } from "./http/failure.ts";

/**
 * The exit code that tells whoever starts this program what to do about it, by the names of sysexits: 78 (EX_CONFIG) for
 * what no other start can mend, 75 (EX_TEMPFAIL) for what waits for something outside, 1 for everything unknown.
 */
export function exitCodeOf(error: unknown): number {
  if (error instanceof HopelessStart) return 78;
  return toApiError(error).code === "UNAVAILABLE" ? 75 : 1;
}
