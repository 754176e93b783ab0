"use client";

import { useEffect } from "react";
import { goLive } from "#components/navigation/go-live.ts";
import { isPlainPress } from "#components/navigation/link-press.ts";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { isMeasured } from "#lib/measuring/settings.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { flagBrowserFailure } from "#lib/observability/browser.ts";
import { renewDefaultChoice } from "#lib/session/default-choice.ts";
import { isSignedIn, subscribeToSession } from "#lib/session/client-status.ts";
import { loadActsSheet } from "#components/sheets/load-acts-sheet.ts";
import { goBack } from "./go-back.ts";
import { offerLocale } from "./offer-locale.ts";
import { markKeptQuizzes } from "./mark-kept-quizzes.ts";
import { leadMembers, leadNear, showStaff } from "./session-marks.ts";
import { sendNewsletter } from "./send-newsletter.ts";
import { switchLocale } from "./switch-locale.ts";

const loadMeasuring = () => import("#components/measuring/measuring.ts");
const loadSearch = () => import("./open-search.ts");

/** The link that opens the search, where a plain press was for it. */
function findSearchPress(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainPress(event) || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[data-search]");
}

/**
 * What the shell of every page does in the browser: language, newsletter, the way back, and what differs for who is
 * signed in. What is not needed at once comes when the page is idle.
 */
export function SiteIslands() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      goBack(event);
      switchLocale(event);
      if (isMeasured && event.target instanceof Element) {
        const opener = event.target.closest<HTMLElement>("button[data-measuring-choice]");
        if (opener) loadMeasuring().then(({ askToMeasure }) => askToMeasure(opener), flagBrowserFailure);
      }
      const search = findSearchPress(event);
      if (search === null) return;
      event.preventDefault();
      loadSearch()
        .then(({ openSearch }) => openSearch(search.dataset.search ?? ""))
        .catch(() => openAddress(search.href));
    };
    const onSubmit = (event: SubmitEvent) => sendNewsletter(event);
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "search" || target.name !== "name") return;
      import("#components/catalog/search-suggestions.ts")
        .then(({ suggestWhileTyping }) => suggestWhileTyping(target))
        .catch(() => undefined);
    };
    const onNear = (event: Event) => leadNear(event, isSignedIn);
    const onSession = () => {
      leadMembers(isSignedIn());
      void showStaff().catch(() => undefined);
    };
    onSession();
    const unsubscribe = subscribeToSession(onSession);
    const stopMarking = markKeptQuizzes();
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusin", onNear, true);
    document.addEventListener("pointerover", onNear, true);
    void goLive();
    const cancelAppShell = whenIdle(() => {
      void loadActsSheet();
      void offerLocale().catch(() => undefined);
      void renewDefaultChoice().catch(() => undefined);
      if (isMeasured) loadMeasuring().then(({ startMeasuring }) => startMeasuring(), flagBrowserFailure);
      /* A keyboard comes up on a phone only where the field gets its focus in the moment of the press. */
      if (matchMedia("(pointer: coarse)").matches) void loadSearch().catch(() => undefined);
      import("#components/app-shell/start-app-shell.ts")
        .then(({ startAppShell }) => startAppShell())
        .catch(() => undefined);
    });
    return () => {
      unsubscribe();
      stopMarking();
      cancelAppShell();
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusin", onNear, true);
      document.removeEventListener("pointerover", onNear, true);
    };
  }, []);
  return null;
}
