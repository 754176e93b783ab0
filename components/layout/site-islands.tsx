"use client";

import { useEffect } from "react";
import { switchLocale } from "./switch-locale.ts";
import { sendNewsletter } from "./send-newsletter.ts";

/** What the shell of every page does in the browser, with one listener each: language, newsletter. */
export function SiteIslands() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => switchLocale(event);
    const onSubmit = (event: SubmitEvent) => sendNewsletter(event);
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, []);
  return null;
}
