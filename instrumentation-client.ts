import { reportBrowserError } from "#lib/observability/browser.ts";

/* The SDK is heavy: it loads with the first error, and never without a DSN. */
addEventListener("error", (event) => reportBrowserError(event.error));
addEventListener("unhandledrejection", (event) => reportBrowserError(event.reason));
