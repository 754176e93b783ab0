import { refreshSession, type Session } from "#contract/session.ts";
import { findApiGuard } from "#lib/http/api-guard.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { renewedSessions } from "#lib/memory/bounds.ts";
import { keepTogether } from "#lib/memory/kept.ts";

/** Why a session could not be renewed: it is over, or it belongs to another client than the browser remembers. */
export type Renewal = { session: Session } | { ended: "no-refresh-token" | "refused" | "client-mismatch" };

const running = new Map<string, Promise<Renewal>>();

/**
 * What tokens were exchanged for, for a while: a browser with fifty tabs sends the old one with requests that began before
 * the answer came, and a busy server reads some of them late. The API would take that for a stolen token.
 */
const exchanged = keepTogether<{ session: Session; at: number }>(renewedSessions.name, renewedSessions);
const keptMs = 60_000;

/** The newest pair a token led to, over all exchanges in between. */
function findExchanged(refreshToken: string, nowMs: number): Session | null {
  let found: Session | null = null;
  for (let token = refreshToken; ; token = found.refresh_token) {
    const next = exchanged.peek(token);
    if (!next || nowMs - next.at > keptMs || next.session.refresh_token === token) return found;
    found = next.session;
  }
}

function remember(refreshToken: string, session: Session, nowMs: number): void {
  exchanged.set(refreshToken, { session, at: nowMs }, JSON.stringify(session).length);
  for (const [token, { at }] of exchanged.oldestFirst()) {
    if (nowMs - at <= keptMs) break;
    exchanged.delete(token);
  }
}

/**
 * Exchanges a refresh token for a new pair. Concurrent and late calls for the same token share one exchange; other
 * processes are safe as well, because the API answers the same pair for a few seconds. A network failure throws,
 * so that an outage never signs anybody out. `visitor` are the headers that tell the API who asks.
 */
export function renewSession(
  baseUrl: string,
  refreshToken: string | undefined,
  clientId: string | undefined,
  visitor: Record<string, string>,
): Promise<Renewal> {
  if (!refreshToken) return Promise.resolve({ ended: "no-refresh-token" });
  const known = findExchanged(refreshToken, Date.now());
  if (known) return Promise.resolve(ofClient(known, clientId));
  const key = `${refreshToken} ${clientId ?? ""}`;
  const pending =
    running.get(key) ?? exchange(baseUrl, refreshToken, clientId, visitor).finally(() => running.delete(key));
  running.set(key, pending);
  return pending;
}

const ofClient = (session: Session, clientId: string | undefined): Renewal =>
  clientId !== undefined && session.client_id !== clientId ? { ended: "client-mismatch" } : { session };

async function exchange(
  baseUrl: string,
  refreshToken: string,
  clientId: string | undefined,
  visitor: Record<string, string>,
): Promise<Renewal> {
  try {
    const api = createApiClient({
      baseUrl,
      locale: "fr",
      timeoutMs: 5_000,
      headers: visitor,
      guard: findApiGuard(),
      visitor: null,
    });
    const session = await api.call(refreshSession, { body: { refresh_token: refreshToken } });
    remember(refreshToken, session, Date.now());
    return ofClient(session, clientId);
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
