import "server-only";
import { getClientCart, mergeCart, type Cart } from "#contract/cart.ts";
import type { Locale } from "#contract/locale.ts";
import type { Session } from "#contract/session.ts";
import { cartCookie, findCartMemo } from "#lib/cart/cart-cookie.ts";
import { hasCode } from "#lib/http/app-error.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { sessionApi } from "#lib/http/server-client.ts";
import { visitorHeaders } from "#lib/http/visitor.ts";
import { needsKid } from "#lib/profiles/kid-target.ts";
import { href } from "#lib/routing/href.ts";
import { safeTarget } from "#lib/routing/safe-target.ts";
import { keepSession, toSetCookie } from "#lib/session/cookies.ts";
import { isSecure } from "#lib/session/request-tokens.ts";

/** Cookies of a session that has just begun, the visitor's cart brought along into the client's. */
export async function openSession(request: Request, locale: Locale, session: Session): Promise<string[]> {
  const cookies = keepSession(session, isSecure()).map(toSetCookie);
  const tokens = { read: () => session, refresh: () => Promise.resolve(null) };
  const api = sessionApi(locale, tokens, visitorHeaders(request.headers));
  try {
    const cart = await bringCart(api, findCartMemo(request.headers.get("cookie") ?? "")?.id);
    return [...cookies, keepCart(cart)];
  } catch {
    // Whoever got this far is signed in: a cart that cannot be read now must not look like a refusal.
    return cookies;
  }
}

export const keepCart = ({ id, quantity }: Cart): string => cartCookie({ id, quantity }, isSecure());

async function bringCart(api: ApiClient, visitors: string | undefined): Promise<Cart> {
  if (visitors === undefined) return api.call(getClientCart, {});
  try {
    return (await api.call(mergeCart, { body: { cart_id: visitors } })).cart;
  } catch (error) {
    if (!hasCode(error, "NOT_FOUND")) throw error;
    return api.call(getClientCart, {});
  }
}

/**
 * Where who signs in goes: what the form carries, else what the sign-in page was asked to lead to, else the page the form
 * stands on. Never off the site.
 */
export function targetOf(referrer: string | null, carried: string | null, locale: Locale): string {
  const home = href(locale, "infos");
  if (carried !== null) return safeTarget(carried, home);
  if (referrer === null || !URL.canParse(referrer)) return home;
  const { pathname, search, searchParams } = new URL(referrer);
  return safeTarget(pathname === href(locale, "login") ? searchParams.get("redirect") : pathname + search, home);
}

/** A page that is somebody's in particular asks first for whom it is meant. */
export const nextAfterSession = (locale: Locale, target: string): string =>
  needsKid(target) ? href(locale, "login-kid-choice", null, { next: target }) : target;
