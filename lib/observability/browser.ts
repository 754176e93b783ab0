import { clientIdOf } from "#lib/session/client-id.ts";

let isStarted = false;

/** Sends an error of the browser to the error-reporting service, with the client's id and the version; does nothing without a DSN. */
export function reportBrowserError(error: unknown): void {
  const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;
  if (!dsn) return;
  void import("@sentry/nextjs")
    .then(({ captureException, init, setUser }) => {
      if (!isStarted) init({ dsn, tracesSampleRate: 0, release: process.env.BUILD_VERSION ?? "development" });
      isStarted = true;
      const clientId = clientIdOf(document.cookie);
      setUser(clientId ? { id: clientId } : null);
      captureException(error);
    })
    .catch(() => undefined);
}

/** Flags what failed beside the page, where neither the browser nor anything on the page would say so: in the console, and as above. */
export function flagBrowserFailure(error: unknown): void {
  console.error(error);
  reportBrowserError(error);
}
