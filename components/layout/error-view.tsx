"use client";

import { useEffect } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { reportBrowserError } from "#lib/observability/browser.ts";
import { readClientTexts, type ClientTexts } from "./client-texts.ts";
import { href, splitLocale } from "#lib/routing/href.ts";

/** The error page: says so, offers to try again, to go home or back, and the account. Its texts are
 * in every page's HTML, since nothing can be fetched when everything fails. */
export function ErrorView({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  useEffect(() => reportBrowserError(error), [error]);
  if (typeof document === "undefined") return null;
  const { locale } = splitLocale(location.pathname);
  const t: Partial<ClientTexts["fatal"]> = readClientTexts()?.fatal ?? {};
  const back = () => (history.length > 1 ? history.back() : location.assign(href(locale, "index")));
  return (
    <main className="message-page">
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      {error.digest && <p className="message-page-detail">{t.detail?.replace("{message}", error.digest)}</p>}
      <p className="message-page-ways">
        <button type="button" className={buttonClass({ variant: "primary" })} onClick={retry}>
          {t.retry}
        </button>
        <button type="button" className={buttonClass({ variant: "secondary" })} onClick={back}>
          {t.back}
        </button>
        <a className={buttonClass({ variant: "ghost" })} href={href(locale, "index")}>
          {t.home}
        </a>
        <a className={buttonClass({ variant: "ghost" })} href={href(locale, "infos")}>
          {t.infos}
        </a>
      </p>
    </main>
  );
}
