import { exchangeStaffToken, staffTokenSchema, type StaffSession } from "#contract/session.ts";
import { findApiGuard, retryAfterS } from "#lib/http/api-guard.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";

/**
 * What a staff link led to: a session; `refused`, a link that was used, is over or is none; `waits`, one of which the API
 * says nothing now, in seconds until it may.
 */
export type StaffLinkAnswer =
  | { kind: "opened"; session: StaffSession }
  | { kind: "refused" }
  | { kind: "waits"; seconds: number };

/** Staff that waits for an API that hangs is told so while it still looks. */
const patienceMs = 2_000;

/** Exchanges the one-time token of a staff link for a session. `visitor` are the headers that tell the API who asks. */
export async function openStaffSession(
  baseUrl: string,
  token: string,
  visitor: Record<string, string>,
): Promise<StaffLinkAnswer> {
  if (!staffTokenSchema.safeParse(token).success) return { kind: "refused" };
  try {
    const api = createApiClient({
      baseUrl,
      locale: "fr",
      timeoutMs: patienceMs,
      headers: visitor,
      guard: findApiGuard(),
      visitor: null,
    });
    return { kind: "opened", session: await api.call(exchangeStaffToken, { body: { token } }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.status === 422) return { kind: "refused" };
    const seconds = error.problem?.data?.["retry_after_seconds"];
    return { kind: "waits", seconds: typeof seconds === "number" ? seconds : retryAfterS };
  }
}
