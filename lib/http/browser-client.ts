import { askedOption } from "#lib/locale/chosen-country.ts";
import { createApiClient, type ApiClient } from "./api-client.ts";
import { tellConsentMissing } from "./consent-missing.ts";

let made: { locale: string; client: ApiClient } | undefined;

/** The browser's client: it talks to the same-origin door, which holds the tokens. */
export function browserApi(): ApiClient {
  /* Signing in or choosing a country changes what is asked in, without a new document. */
  const locale = askedOption();
  if (made?.locale !== locale) made = { locale, client: tellingClient(locale) };
  return made.client;
}

/** Says in the page, too, when staff needs the client's word: the bar above every page offers to ask for it. */
function tellingClient(locale: string): ApiClient {
  const client = createApiClient({ baseUrl: "/api", locale });
  return {
    ...client,
    call: async (...call) => {
      try {
        return await client.call(...call);
      } catch (error) {
        tellConsentMissing(error);
        throw error;
      }
    },
  };
}
