"use client";

import { useEffect } from "react";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { listenToLooks } from "../look/listen-to-looks.ts";
import { isSignedIn } from "#lib/session/client-status.ts";

const closest = <T extends HTMLElement>(event: Event, selector: string): T | null =>
  event.target instanceof Element ? event.target.closest<T>(selector) : null;

const ignore = () => undefined;

/**
 * What a product page does besides selling: size advice, the whole look, sharing. Its markup is in the HTML only, hence
 * the listeners on the document; each deed is fetched when it is first asked for.
 */
export function ProductDeeds({ name }: { name: string }) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!closest(event, "[data-share]")) return;
      import("./share-page.ts").then(({ sharePage }) => sharePage(name)).catch(ignore);
    };
    const onSubmit = (event: SubmitEvent) => {
      const help = closest<HTMLFormElement>(event, "form[data-size-help]");
      const alert = closest<HTMLFormElement>(event, "form[data-stock-alert]");
      if (help ?? alert) event.preventDefault();
      if (alert) import("./send-alert.ts").then(({ sendAlert }) => sendAlert(alert)).catch(() => alert.submit());
      if (help) import("./answer-size.ts").then(({ answerSize }) => answerSize(help)).catch(ignore);
    };
    const askIn = (details: Element) => {
      const form = details.querySelector<HTMLFormElement>("form[data-size-help]");
      if (form) import("./ask-size.ts").then(({ askSize }) => askSize(form)).catch(ignore);
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) askIn(target);
    };
    /* Opened before there was a script. */
    for (const details of document.querySelectorAll("details.sh[open]")) askIn(details);
    const stopListening = listenToLooks();
    document.addEventListener("toggle", onToggle, true);
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      stopListening();
      document.removeEventListener("toggle", onToggle, true);
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [name]);

  useEffect(() => {
    if (!isSignedIn()) return undefined;
    /* Who is signed in has told an address. */
    for (const field of document.querySelectorAll<HTMLElement>(".al-email")) field.hidden = true;
    return whenIdle(() => {
      const place = [...document.querySelectorAll<HTMLElement>("[data-own-sizes]")].find((element) =>
        element.parentElement?.checkVisibility(),
      );
      if (place) import("./show-own-sizes.ts").then(({ showOwnSizes }) => showOwnSizes(place)).catch(ignore);
    });
  }, []);

  return null;
}
