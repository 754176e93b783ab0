import type { ErrorCode } from "#contract/errors.ts";
import { hasCode } from "./app-error.ts";

/**
 * Answers null for a true 404 only, or for other codes that say the same. Every other failure throws, so that an outage
 * during a build or a refresh is never stored as content; what was stored before stays on the page.
 */
export async function orNull<T>(call: Promise<T>, codes: readonly ErrorCode[] = ["NOT_FOUND"]): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (codes.some((code) => hasCode(error, code))) return null;
    throw error;
  }
}
