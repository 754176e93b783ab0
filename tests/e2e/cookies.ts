import type { BrowserContext } from "@playwright/test";
import { freshCookie, sessionCookies, staffCookie } from "#lib/session/cookies.ts";
import { localeCookies } from "#lib/locale/options.ts";

/** Every cookie there may be without an agreement, and why what was asked for cannot be had without it. */
const neededCookies: Readonly<Record<string, string>> = {
  cart: "the pieces somebody put into the cart, on the next page too",
  [localeCookies.route.name]: "the language somebody chose, at the address that has none",
  [localeCookies.choice.name]: "the country somebody chose, whose prices of delivery are shown",
  [sessionCookies.status]: "that somebody is signed in, on pages that are the same for everybody",
  [sessionCookies.clientId]: "whose account it is, so that what one client was shown is not shown to another",
  [sessionCookies.token]: "the session",
  [sessionCookies.refreshToken]: "the session, for longer than an hour",
  [freshCookie]: "that the session need not be renewed yet",
  [staffCookie]: "that a member of staff acts for the client, who is told so",
};

/** Cookies a site has left in a browser that nothing anybody asked for needs. */
export async function findNeedlessCookies(context: BrowserContext, url: string): Promise<string[]> {
  const cookies = await context.cookies(url);
  return cookies.flatMap(({ name }) => (name in neededCookies ? [] : [name]));
}
