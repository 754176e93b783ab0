import { localeOptions, type LocaleOption } from "#contract/locale.ts";
import { keepChoice } from "#lib/locale/keep-choice.ts";
import { languageOf } from "#lib/locale/options.ts";
import { localizePath, splitLocale } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";

/** The same page in another language, with its query and anchor. */
export const samePageIn = (option: LocaleOption, place: { pathname: string; search: string; hash: string }): string =>
  localizePath(languageOf(option), splitLocale(place.pathname).path) + place.search + place.hash;

/** A press on an option of the country switch: remembers it, tells the account, opens the page in its language. */
export function switchLocale(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-locale-option]") : null;
  const option = localeOptions.find((candidate) => candidate === link?.dataset.localeOption);
  if (!link || !option || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  keepChoice(option);
  const leave = () => openAddress(samePageIn(option, location));
  if (!document.cookie.includes("auth-status=authenticated")) return leave();
  /* The account learns the choice too, but a call that fails must not keep anybody in the wrong language. */
  void import("#lib/client/update-locale.ts").then(({ updateLocale }) => updateLocale(option)).then(leave, leave);
}
