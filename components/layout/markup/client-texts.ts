import type { Locale } from "#contract/locale.ts";
import { catalogues } from "./catalogues.ts";

/** The few texts that scripts say on every page. They stand in its HTML once, see `clientTexts`. */
export function clientTextsOf(locale: Locale) {
  const { account, cart, fatal } = catalogues[locale];
  const { quick: _, ...add } = cart.add;
  const { button, toasts, closeToast } = cart;
  return { account: account.button, add, cart: { ...button, toasts, closeToast }, fatal };
}
