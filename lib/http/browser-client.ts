import { askedOption } from "#lib/locale/chosen-country.ts";
import { createApiClient, type ApiClient } from "./api-client.ts";

let made: { locale: string; client: ApiClient } | undefined;

/** The browser's client: it talks to the same-origin door, which holds the tokens. */
export function browserApi(): ApiClient {
  /* Signing in or choosing a country changes what is asked in, without a new document. */
  const locale = askedOption();
  if (made?.locale !== locale) made = { locale, client: createApiClient({ baseUrl: "/api", locale }) };
  return made.client;
}
