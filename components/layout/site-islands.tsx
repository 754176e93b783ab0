"use client";

import { useEffect } from "react";
import { isSignedIn, subscribeToSession } from "#lib/session/client-status.ts";
import { offerLocale } from "./offer-locale.ts";
import { leadMembers, showStaff } from "./session-marks.ts";
import { sendNewsletter } from "./send-newsletter.ts";
import { switchLocale } from "./switch-locale.ts";

/** What the shell of every page does in the browser: language, newsletter, and what differs for who is signed in. */
export function SiteIslands() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => switchLocale(event);
    const onSubmit = (event: SubmitEvent) => sendNewsletter(event);
    const onSession = () => {
      leadMembers(isSignedIn());
      showStaff();
    };
    onSession();
    offerLocale();
    const unsubscribe = subscribeToSession(onSession);
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      unsubscribe();
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, []);
  return null;
}
