import { exchangeStaffToken, type StaffSession } from "#contract/session.ts";
import { findApiGuard } from "#lib/http/api-guard.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";

/** Exchanges the one-time token of a staff link for a session; null for one that was used, is over or is none. */
export async function openStaffSession(baseUrl: string, token: string): Promise<StaffSession | null> {
  if (!/^[\w.~-]{1,200}$/.test(token)) return null;
  try {
    const api = createApiClient({ baseUrl, locale: "fr", timeoutMs: 5_000, guard: findApiGuard(), visitor: null });
    return await api.call(exchangeStaffToken, { body: { token } });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
