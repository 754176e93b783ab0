/**
 * Logs an error and, when an error-reporting service is configured, sends it there with the id of the client it happened
 * to; the version goes along by itself. Never throws.
 */
export function reportError(error: unknown, clientId?: string): void {
  console.error(error);
  if (!process.env.SENTRY_DSN) return;
  void import("@sentry/nextjs")
    .then(({ captureException }) => captureException(error, clientId ? { user: { id: clientId } } : {}))
    .catch(() => undefined);
}
