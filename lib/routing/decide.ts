import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { href, localizePath, splitLocale } from "./href.ts";
import { matchRoute } from "./match.ts";
import { safeTarget } from "./safe-target.ts";
import { routes } from "./routes.ts";
import type { GuardName } from "./route.ts";

/** What the middleware knows of a request. */
export interface Visit {
  path: string;
  /** With its question mark; empty without a query. */
  search: string;
  isSignedIn: boolean;
  /** Language the visitor chose before. */
  storedLocale: string | undefined;
  acceptLanguage: string | null;
  userAgent: string | null;
}

export type Decision =
  | { kind: "continue" }
  | { kind: "needs-session" }
  /** To be answered with the 404 of a language. */
  | { kind: "not-found"; locale: Locale }
  /** A link with which staff acts for a client; `to` is the page without the token. */
  | { kind: "staff-link"; locale: Locale; token: string; to: string }
  | { kind: "redirect"; to: string; status: 307 | 308 };

const crawler = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|preview|lighthouse/i;
const unclean = /€|\$|£|%E2%82%AC|%24|%C2%A3|%3F/i;

/** True for a path that is cleaned and asked for again. */
export const isUnclean = (path: string): boolean => unclean.test(path);

/** Name of the query that carries the token of a staff link, on any page. */
const staffTokenName = "connect-as-access-token";

/** Whether a query is that of a staff link: the middleware follows it before any page is made, and is to answer at once. */
export const carriesStaffToken = (search: string): boolean => new URLSearchParams(search).has(staffTokenName);

/** Decides what happens with a visit before its page is rendered. */
export function decide(visit: Visit): Decision {
  const staffLink = readStaffLink(visit);
  if (staffLink) return staffLink;
  if (isUnclean(visit.path)) return { kind: "redirect", to: cleanPath(visit.path) + visit.search, status: 308 };
  if (/^\/fr(\/|$)/.test(visit.path)) {
    return { kind: "redirect", to: withoutDoubleSlash(visit.path.slice(3) || "/") + visit.search, status: 308 };
  }
  const { locale, path } = splitLocale(visit.path);
  if (visit.path === "/") return atTheRoot(visit);
  const match = matchRoute(path.replace(/\/+$/, "") || "/");
  const guards: readonly GuardName[] = match ? routes[match.name].guards : [];
  if (match && Object.entries(match.params).some(([name, value]) => idParams.has(name) && !idPattern.test(value)))
    return { kind: "not-found", locale };
  /* Nothing but pages of one person or order begins with a parameter: `/x/your-shop` is no page of theirs. */
  if (!match && /\/(your-shop|suggestions|malle|wardrobe|satisfied)(\/|$)/.test(path))
    return { kind: "not-found", locale };
  if (guards.includes("lc-auth")) {
    if (visit.isSignedIn) return { kind: "needs-session" };
    return { kind: "redirect", to: href(locale, "login", null, { redirect: comeBackTo(visit) }), status: 307 };
  }
  if (guards.includes("guest") && visit.isSignedIn) {
    const isAboutPassword = match?.name === "reset-password";
    if (isAboutPassword && holdsResetLink(visit)) return { kind: "continue" };
    const target = new URLSearchParams(visit.search).get("redirect");
    /* Mails name the page: whoever is signed in finds the same, and the mailed link, in the account. */
    const own = isAboutPassword ? href(locale, "infos-edit-password") : localizePath(locale, "/");
    return { kind: "redirect", to: safeTarget(target, own), status: 307 };
  }
  return { kind: "continue" };
}

/** A mailed link is for whose mail it is, whoever is signed in; its parts are those that `readResetLink` reads. */
function holdsResetLink({ search }: Visit): boolean {
  const query = new URLSearchParams(search);
  return query.has("client_id") || query.has("token");
}

/** Parameters that are ids of a profile or an order; `requestId` may be 0, and others are asked of the API. */
const idParams = new Set(["kidId", "profileId", "editingKidId", "orderId"]);
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Longer ones are no page of ours, and `safeTarget` takes none. */
const comeBackTo = ({ path, search }: Visit): string | undefined =>
  path.length + search.length <= 1000 ? path + search : undefined;

function readStaffLink({ path, search }: Visit): Decision | null {
  const query = new URLSearchParams(search);
  const token = query.get(staffTokenName);
  if (token === null) return null;
  query.delete(staffTokenName);
  const rest = query.toString();
  return {
    kind: "staff-link",
    locale: splitLocale(path).locale,
    token,
    to: cleanPath(path) + (rest && `?${rest}`),
  };
}

const withoutDoubleSlash = (path: string): string => path.replace(/^[/\\]+/, "/");

/** Cuts a path at an encoded question mark and takes currency signs out. */
const cleanPath = (path: string): string => {
  const cleaned = path
    .replace(/%3F.*$/i, "")
    .replace(new RegExp(unclean, "gi"), "")
    .replace(/(%20)+/g, "")
    .replace(/\/{2,}/g, "/");
  return withoutDoubleSlash(cleaned.replace(/(.)\/+$/, "$1") || "/");
};

/** The root has no language in its address: the stored choice decides, then the browser. Crawlers read French. */
function atTheRoot(visit: Visit): Decision {
  if (visit.userAgent && crawler.test(visit.userAgent)) return { kind: "continue" };
  const locale = locales.find((candidate) => candidate === visit.storedLocale) ?? preferredLocale(visit.acceptLanguage);
  if (locale === defaultLocale) return { kind: "continue" };
  return { kind: "redirect", to: localizePath(locale, "/") + visit.search, status: 307 };
}

/** The best language of an `Accept-Language` header that the shop speaks; French when there is none. */
export function preferredLocale(header: string | null): Locale {
  const wishes = (header ?? "").split(",").map((part, index) => {
    const [tag = "", ...rest] = part.trim().split(";");
    const quality = Number(/q=([\d.]+)/.exec(rest.join(";"))?.[1] ?? 1);
    return { language: tag.slice(0, 2).toLowerCase(), quality: Number.isNaN(quality) ? 0 : quality, index };
  });
  wishes.sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { language, quality } of wishes) {
    const locale = quality > 0 ? locales.find((candidate) => candidate === language) : undefined;
    if (locale) return locale;
  }
  return defaultLocale;
}
