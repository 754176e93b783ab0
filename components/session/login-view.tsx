"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { findNamed } from "#lib/browser/hash.ts";
import { useInBrowser } from "#lib/browser/use-in-browser.ts";
import { rememberMerge } from "#lib/cart/cart-shell.ts";
import { needsKid } from "#lib/profiles/kid-target.ts";
import { href } from "#lib/routing/href.ts";
import { safeTarget, withCarriedHash } from "#lib/routing/safe-target.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { SessionPanel } from "./session-panel.tsx";

const wasMismatch = () => new URLSearchParams(location.search).get("notice") === "mismatch";

function readAsked(home: string): string | null {
  const query = new URLSearchParams(location.search);
  const carried = findNamed(location.hash) ? "" : location.hash;
  const asked = withCarriedHash(safeTarget(query.get("redirect"), home), carried);
  if (asked === home) return null;
  if (carried !== "" && asked.endsWith(carried)) {
    /* The choice between the forms has ends of its own: the query keeps this one for who loads the page again. */
    query.set("redirect", asked);
    history.replaceState(history.state, "", `${location.pathname}?${query}`);
  }
  return asked;
}

/** Goes on to the page that asked to sign in, with a full load: nothing of the visitor's pages stays in memory. */
export function LoginView() {
  const t = useTranslations("login");
  const locale = useLocale();
  const isMismatch = useInBrowser(wasMismatch, false);
  /** The page that asked to sign in, with the end of the address somebody came with; null where none did. */
  const [asked, setAsked] = useState<string | null>(null);
  /* Read once: the choice between the forms has ends of its own, which name something of this page. */
  // oxlint-disable-next-line react/set-state-in-effect -- which ends the page has, only its document knows
  useEffect(() => setAsked(readAsked(href(locale, "infos"))), [locale]);
  return (
    <>
      {isMismatch && (
        <Alert tone="warning" className="mb-6">
          {t("notice.mismatch")}
        </Alert>
      )}
      <SessionPanel
        asked={asked}
        onSignedIn={(changes) => {
          if (changes.length > 0) rememberMerge(changes);
          announce(t("welcome"));
          const target = asked ?? href(locale, "infos");
          openAddress(needsKid(target) ? href(locale, "login-kid-choice", null, { next: target }) : target);
        }}
      />
    </>
  );
}
