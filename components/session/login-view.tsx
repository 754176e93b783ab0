"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
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

/** Goes on to the page that asked to sign in, with a full load: nothing of the visitor's pages stays in memory. */
export function LoginView() {
  const t = useTranslations("login");
  const locale = useLocale();
  const isMismatch = useInBrowser(wasMismatch, false);
  /* Read once: the choice between the forms has ends of its own, which name something of this page. */
  const carriedHash = useRef("");
  useEffect(() => {
    if (!findNamed(location.hash)) carriedHash.current = location.hash;
  }, []);
  return (
    <>
      {isMismatch && (
        <Alert tone="warning" className="mb-6">
          {t("notice.mismatch")}
        </Alert>
      )}
      <SessionPanel
        onSignedIn={(changes) => {
          if (changes.length > 0) rememberMerge(changes);
          announce(t("welcome"));
          const asked = safeTarget(new URLSearchParams(location.search).get("redirect"), href(locale, "infos"));
          const target = withCarriedHash(asked, carriedHash.current);
          openAddress(needsKid(target) ? href(locale, "login-kid-choice", null, { next: target }) : target);
        }}
      />
    </>
  );
}
