"use client";

import { useEffect } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { recoverFromChunkFailure } from "#lib/app-shell/chunk-failure.ts";
import { reportBrowserError } from "#lib/observability/browser.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { readClientTexts } from "./client-texts.ts";
import { MessagePage } from "./message-page.tsx";

/**
 * The error page. Its texts are in every page's HTML, since nothing can be fetched when everything fails. What broke
 * because its code is of an older build is loaded anew instead.
 */
export function ErrorView({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  useEffect(() => {
    if (!recoverFromChunkFailure(error)) reportBrowserError(error);
  }, [error]);
  if (typeof document === "undefined") return null;
  const t = readClientTexts()?.fatal;
  /* Next hides the messages of server errors and gives a digest, by which the log finds them. */
  const message = error.digest ?? error.message;
  if (!t) return null;
  return (
    <MessagePage
      locale={splitLocale(location.pathname).locale}
      texts={t}
      detail={message ? t.detail.replace("{message}", () => message) : null}
      first={
        <button type="button" className={buttonClass({ variant: "primary" })} onClick={retry}>
          {t.retry}
        </button>
      }
    />
  );
}
