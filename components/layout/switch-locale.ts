import { localeOptions, type Locale, type LocaleOption } from "#contract/locale.ts";
import { keepChoice } from "#lib/locale/keep-choice.ts";
import { languageOf } from "#lib/locale/options.ts";
import { localizePath, splitLocale } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The same page in another language, with its query and anchor. `alternates` are the addresses the page names in its head,
 * by language: an article has a name of its own in each. A page that leaves a language out does not exist there, nor does
 * the part of the shop it belongs to, so that its home page opens; one that names none is called the same everywhere.
 */
export function samePageIn(option: LocaleOption, place: Place, alternates: Readonly<Record<string, string>>): string {
  const language = languageOf(option);
  const { locale, path } = splitLocale(place.pathname);
  const pathOf = (name: Locale): string | null => (alternates[name] ? new URL(alternates[name]).pathname : null);
  if (pathOf(locale) !== place.pathname) return localizePath(language, path) + place.search + place.hash;
  const there = pathOf(language);
  return there === null ? localizePath(language, "/") : there + place.search + place.hash;
}

const readAlternates = (): Record<string, string> =>
  Object.fromEntries(
    [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")].map(({ hreflang, href }) => [
      hreflang,
      href,
    ]),
  );

/** A press on an option of the country switch: remembers it, tells the account, opens the page in its language. */
export function switchLocale(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-locale-option]") : null;
  const option = localeOptions.find((candidate) => candidate === link?.dataset.localeOption);
  if (!link || !option || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  keepChoice(option);
  const leave = () => openAddress(samePageIn(option, location, readAlternates()));
  if (!document.cookie.includes("auth-status=authenticated")) return leave();
  /* The account learns the choice too, but a call that fails must not keep anybody in the wrong language. */
  void import("#lib/client/update-locale.ts").then(({ updateLocale }) => updateLocale(option)).then(leave, leave);
}
