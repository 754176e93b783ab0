import { askedOption } from "#lib/locale/chosen-country.ts";
import { createApiClient, type ApiClient } from "./api-client.ts";

let client: ApiClient | undefined;

/** The browser's client: it talks to the same-origin door, which holds the tokens. */
export function browserApi(): ApiClient {
  client ??= createApiClient({ baseUrl: "/api", locale: askedOption() });
  return client;
}
