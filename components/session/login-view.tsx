"use client";

import { useLocale, useTranslations } from "next-intl";
import { announce } from "#components/ui/toast-store.ts";
import { rememberMerge } from "#lib/cart/cart-shell.ts";
import { href } from "#lib/routing/href.ts";
import { safeTarget } from "#lib/routing/safe-target.ts";
import { SessionPanel } from "./session-panel.tsx";

/** Goes on to the page that asked to sign in, with a full load: nothing of the visitor's pages stays in memory. */
export function LoginView() {
  const t = useTranslations("login");
  const locale = useLocale();
  return (
    <SessionPanel
      onSignedIn={(changes) => {
        if (changes.length > 0) rememberMerge(changes);
        announce(t("welcome"));
        location.assign(safeTarget(new URLSearchParams(location.search).get("redirect"), href(locale, "infos")));
      }}
    />
  );
}
