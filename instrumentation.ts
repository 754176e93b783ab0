import type { captureRequestError as CaptureRequestError } from "@sentry/nextjs";
import { startApiGuard } from "#lib/http/api-guard.ts";
import { clientIdOf } from "#lib/session/client-id.ts";

/** Starts what watches over the API, and error reporting when a DSN is configured. */
export async function register(): Promise<void> {
  /* A build has time: what is slow in it must not be taken for an outage. */
  if (process.env.NEXT_PHASE !== "phase-production-build")
    startApiGuard(process.env.API_BASE_URL || "http://localhost:4000");
  /* Elsewhere the server in front of Next does it (`front-door/told-changes.ts`). */
  if (process.env.NODE_ENV === "development" && process.env.NEXT_RUNTIME === "nodejs") {
    const { followInDevelopment } = await import("#lib/cache/follow-in-development.ts");
    followInDevelopment(process.env.API_BASE_URL || "http://localhost:4000");
  }
  if (!process.env.SENTRY_DSN) return;
  const { init } = await import("@sentry/nextjs");
  init({ dsn: process.env.SENTRY_DSN, release: process.env.BUILD_VERSION, tracesSampleRate: 0 });
}

/** Reports errors of rendering and of route handlers, with the id of the client they happened to. */
export async function onRequestError(...args: Parameters<typeof CaptureRequestError>): Promise<void> {
  if (!process.env.SENTRY_DSN) return;
  const { captureRequestError, withScope } = await import("@sentry/nextjs");
  const [, { headers }] = args;
  withScope((scope) => {
    const clientId = clientIdOf(String(headers["cookie"] ?? ""));
    if (clientId) scope.setUser({ id: clientId });
    captureRequestError(...args);
  });
}
