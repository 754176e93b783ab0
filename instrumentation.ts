import type { captureRequestError as CaptureRequestError } from "@sentry/nextjs";

/** Starts error reporting on the server, when a DSN is configured. */
export async function register(): Promise<void> {
  if (!process.env.SENTRY_DSN) return;
  const { init } = await import("@sentry/nextjs");
  init({ dsn: process.env.SENTRY_DSN, release: process.env.BUILD_VERSION, tracesSampleRate: 0 });
}

/** Reports errors of rendering and of route handlers. */
export async function onRequestError(...args: Parameters<typeof CaptureRequestError>): Promise<void> {
  if (!process.env.SENTRY_DSN) return;
  const { captureRequestError } = await import("@sentry/nextjs");
  captureRequestError(...args);
}
