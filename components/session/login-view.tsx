"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { rememberMerge } from "#lib/cart/cart-shell.ts";
import { href } from "#lib/routing/href.ts";
import { safeTarget } from "#lib/routing/safe-target.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { SessionPanel } from "./session-panel.tsx";

const neverChanges = () => () => undefined;
const wasMismatch = () => new URLSearchParams(location.search).get("notice") === "mismatch";

/** Goes on to the page that asked to sign in, with a full load: nothing of the visitor's pages stays in memory. */
export function LoginView() {
  const t = useTranslations("login");
  const locale = useLocale();
  const isMismatch = useSyncExternalStore(neverChanges, wasMismatch, () => false);
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
          openAddress(safeTarget(new URLSearchParams(location.search).get("redirect"), href(locale, "infos")));
        }}
      />
    </>
  );
}
