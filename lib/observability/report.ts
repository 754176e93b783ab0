/** Sends an error to the error-reporting service when one is configured, else to the log. Never throws. */
export function reportError(error: unknown): void {
  console.error(error);
  if (!process.env.SENTRY_DSN) return;
  void import("@sentry/nextjs").then(({ captureException }) => captureException(error)).catch(() => undefined);
}
