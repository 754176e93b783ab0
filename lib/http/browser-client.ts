import { createApiClient, type ApiClient } from "./api-client.ts";

const readLocale = (): string =>
  /(?:^|; )locale-choice=([A-Za-z]{2}-[A-Z]{2})/.exec(document.cookie)?.[1] ??
  document.documentElement.lang.slice(0, 2);

let client: ApiClient | undefined;

/** The browser's client: it talks to the same-origin door, which holds the tokens. */
export function browserApi(): ApiClient {
  client ??= createApiClient({ baseUrl: "/api", locale: readLocale() });
  return client;
}
