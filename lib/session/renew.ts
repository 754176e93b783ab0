import { refreshSession, type Session } from "#contract/session.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { hasCode } from "#lib/http/app-error.ts";

/** Why a session could not be renewed: it is over, or it belongs to another client than the browser remembers. */
export type Renewal = { session: Session } | { ended: "no-refresh-token" | "refused" | "client-mismatch" };

const running = new Map<string, Promise<Renewal>>();

/**
 * Exchanges a refresh token for a new pair. Concurrent calls for the same token wait for one exchange; other
 * processes are safe as well, because the API answers the same pair for a few seconds. A network failure throws,
 * so that an outage never signs anybody out.
 */
export function renewSession(
  baseUrl: string,
  refreshToken: string | undefined,
  clientId: string | undefined,
): Promise<Renewal> {
  if (!refreshToken) return Promise.resolve({ ended: "no-refresh-token" });
  const key = `${refreshToken} ${clientId ?? ""}`;
  const pending = running.get(key) ?? exchange(baseUrl, refreshToken, clientId).finally(() => running.delete(key));
  running.set(key, pending);
  return pending;
}

async function exchange(baseUrl: string, refreshToken: string, clientId: string | undefined): Promise<Renewal> {
  try {
    const api = createApiClient({ baseUrl, locale: "fr", timeoutMs: 5_000 });
    const session = await api.call(refreshSession, { body: { refresh_token: refreshToken } });
    if (clientId !== undefined && session.client_id !== clientId) return { ended: "client-mismatch" };
    return { session };
  } catch (error) {
    if (
      hasCode(error, "REFRESH_TOKEN_INVALID") ||
      hasCode(error, "REFRESH_TOKEN_REUSED") ||
      hasCode(error, "VALIDATION")
    )
      return { ended: "refused" };
    throw error;
  }
}
