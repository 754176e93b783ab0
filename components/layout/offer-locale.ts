import { locales } from "#contract/locale.ts";
import { loadActsSheet } from "#components/sheets/load-acts-sheet.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { offeredLocale } from "#lib/locale/offer.ts";
import { localeCookies } from "#lib/locale/options.ts";

const dismissedKey = "locale-offer-dismissed";
const storedPattern = new RegExp(`(?:^|; )${localeCookies.route.name}=(\\w+)`);

/**
 * Offers the visitor's language on a page that was opened in another one, above its header, where it covers nothing. Its
 * words are fetched, because hardly anybody needs them; the country switch does what a press on it means.
 */
export async function offerLocale(): Promise<void> {
  const shown = locales.find((locale) => locale === document.documentElement.lang) ?? "fr";
  const wanted = offeredLocale({
    shown,
    stored: storedPattern.exec(document.cookie)?.[1],
    browser: navigator.languages,
  });
  if (wanted === null || localStorage.getItem(dismissedKey) === wanted || document.querySelector(".locale-offer"))
    return;
  const option = document.querySelector<HTMLAnchorElement>(`a[data-locale-option="${wanted}-${wanted.toUpperCase()}"]`);
  if (!option) return;
  const [{ app: t }] = await Promise.all([lazyMessages(wanted, "app"), loadActsSheet()]);
  if (document.querySelector(".locale-offer")) return;
  const bar = document.createElement("aside");
  bar.className = "locale-offer";
  bar.lang = wanted;
  bar.ariaLabel = t.offer;
  const link = document.createElement("a");
  link.href = option.href;
  link.hreflang = wanted;
  link.dataset.localeOption = option.dataset.localeOption ?? "";
  link.textContent = t.offer;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = t.offerDismiss;
  close.addEventListener("click", () => {
    localStorage.setItem(dismissedKey, wanted);
    bar.remove();
  });
  bar.append(link, close);
  document.querySelector("[data-shell=start]")?.append(bar);
}
