"use client";

import { useEffect } from "react";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { renewDefaultChoice } from "#lib/session/default-choice.ts";
import { isSignedIn, subscribeToSession } from "#lib/session/client-status.ts";
import { goBack } from "./go-back.ts";
import { offerLocale } from "./offer-locale.ts";
import { leadMembers, showStaff } from "./session-marks.ts";
import { sendNewsletter } from "./send-newsletter.ts";
import { switchLocale } from "./switch-locale.ts";

/**
 * What the shell of every page does in the browser: language, newsletter, the way back, and what differs for who is
 * signed in. What is not needed at once comes when the page is idle.
 */
export function SiteIslands() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      goBack(event);
      switchLocale(event);
    };
    const onSubmit = (event: SubmitEvent) => sendNewsletter(event);
    const onSession = () => {
      leadMembers(isSignedIn());
      void showStaff().catch(() => undefined);
    };
    onSession();
    const unsubscribe = subscribeToSession(onSession);
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    const cancelAppShell = whenIdle(() => {
      void offerLocale().catch(() => undefined);
      void renewDefaultChoice().catch(() => undefined);
      import("#components/app-shell/start-app-shell.ts")
        .then(({ startAppShell }) => startAppShell())
        .catch(() => undefined);
    });
    return () => {
      unsubscribe();
      cancelAppShell();
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, []);
  return null;
}
