import { updateClient } from "#contract/client.ts";
import type { LocaleOption } from "#contract/locale.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Remembers the country and language of a signed-in client. */
export const updateLocale = async (locale: LocaleOption): Promise<void> => {
  await browserApi().call(updateClient, { body: { locale } });
};
