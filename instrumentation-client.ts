import { recoverFromChunkFailure } from "#lib/app-shell/chunk-failure.ts";
import { keepInstallPrompt } from "#lib/app-shell/install-prompt.ts";
import { reportBrowserError } from "#lib/observability/browser.ts";
import { keepZodFromEvaluating } from "#lib/security/no-evaluation.ts";

keepZodFromEvaluating();

const onFailure = (error: unknown) => {
  if (!recoverFromChunkFailure(error)) reportBrowserError(error);
};

/* The SDK is heavy: it loads with the first error, and never without a DSN. */
addEventListener("error", (event) => onFailure(event.error));
addEventListener("unhandledrejection", (event) => onFailure(event.reason));
addEventListener("beforeinstallprompt", keepInstallPrompt);
