"use client";

import { useEffect } from "react";
import { splitLocale, localizePath } from "#lib/routing/href.ts";
import { localeCookies, languageOf } from "#lib/locale/options.ts";
import { localeOptions } from "#contract/locale.ts";

const keepCookie = ({ name, maxAgeS }: { name: string; maxAgeS: number }, value: string) => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
};

const isSignedIn = () => document.cookie.includes("auth-status=authenticated");

/** The same page in another language, with its query and anchor. */
export const samePageIn = (option: (typeof localeOptions)[number], place: { pathname: string; search: string; hash: string }): string =>
  localizePath(languageOf(option), splitLocale(place.pathname).path) + place.search + place.hash;

/** What the shell of every page does in the browser: remembers the language, and switches it without losing the page. */
export function SiteIslands() {
  useEffect(() => {
    keepCookie(localeCookies.route, document.documentElement.lang);
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-locale-option]") : null;
      const option = localeOptions.find((candidate) => candidate === link?.dataset.localeOption);
      if (!link || !option || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      keepCookie(localeCookies.choice, option);
      keepCookie(localeCookies.route, languageOf(option));
      const leave = () => location.assign(samePageIn(option, location));
      if (!isSignedIn()) return leave();
      /* The account learns the choice too, but a call that fails must not keep anybody in the wrong language. */
      void import("#lib/client/update-locale.ts").then(({ updateLocale }) => updateLocale(option)).then(leave, leave);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}
