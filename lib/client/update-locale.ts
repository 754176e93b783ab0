import { updateClient } from "#contract/client.ts";
import type { LocaleOption } from "#contract/locale.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Lets the account of the signed-in client follow the language and country chosen on the page. */
export const updateLocale = (option: LocaleOption): Promise<unknown> =>
  browserApi().call(updateClient, { body: { locale: option } });
