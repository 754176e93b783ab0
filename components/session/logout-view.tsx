"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { href } from "#lib/routing/href.ts";

type State = "busy" | "done" | "failed";

/** Signs out as soon as it is shown; then it is a page for guests. */
export function LogoutView() {
  const t = useTranslations("logout");
  const locale = useLocale();
  const [state, setState] = useState<State>("busy");

  const leave = useCallback(() => {
    import("#lib/session/client-actions.ts")
      .then(({ signOutHere }) => signOutHere())
      .then(
        () => setState("done"),
        () => setState("failed"),
      );
  }, []);
  useEffect(leave, [leave]);

  const retry = () => {
    setState("busy");
    leave();
  };
  return (
    <div className="flex flex-col items-center gap-4 text-center" aria-live="polite" aria-busy={state === "busy"}>
      <h1 className="text-3xl">
        {state === "busy" ? t("busyTitle") : state === "failed" ? t("failedTitle") : t("title")}
      </h1>
      <p className="min-h-[1.6em] text-muted">
        {state === "busy" ? "" : state === "failed" ? t("failedText") : t("text")}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {state === "failed" && <Button onClick={retry}>{t("retry")}</Button>}
        <WhereOn feature="shop">
          <ButtonLink href={href(locale, "shop")} variant={state === "failed" ? "secondary" : "primary"}>
            {t("shop")}
          </ButtonLink>
        </WhereOn>
        {state !== "failed" && (
          <ButtonLink href={href(locale, "login")} variant="secondary">
            {t("signIn")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
