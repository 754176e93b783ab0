import type { Client } from "#contract/client.ts";
import type { LocaleOption } from "#contract/locale.ts";
import { languageOf, localeCookies, optionInCountry } from "./options.ts";

const keepCookie = ({ name, maxAgeS }: { name: string; maxAgeS: number }, value: string) => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
};

/** Remembers the country and language somebody chose, and the language for the root of the site. */
export function keepChoice(option: LocaleOption): void {
  keepCookie(localeCookies.choice, option);
  keepCookie(localeCookies.route, languageOf(option));
}

/** Whether somebody chose here, or was given a choice, in the last days. */
export const hasChoice = (): boolean => document.cookie.includes(`${localeCookies.choice.name}=`);

type Account = Pick<Client, "locale" | "default_shipping_address" | "default_billing_address">;

/**
 * Gives a client with an address who has not chosen here the language of the account with the country of its bills. The
 * language of the route stays.
 */
export function keepDefaultChoice({ locale, default_shipping_address, default_billing_address }: Account): void {
  if (default_shipping_address === null || hasChoice()) return;
  keepCookie(localeCookies.choice, optionInCountry(locale, default_billing_address?.country_code ?? null));
}
