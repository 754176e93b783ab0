import type { Locale } from "#contract/locale.ts";
import { quizCodes } from "#contract/quiz-codes.ts";
import { isSlug } from "#contract/slug.ts";
import { parseLookChoice } from "#lib/catalog/look-choice.ts";
import { parseProductSegment } from "#lib/catalog/product-address.ts";
import { isBlockedReason } from "#lib/recycling/blocked-reason.ts";
import { isLegalSubject } from "#lib/website/legal-subject.ts";
import { carriesStaffToken, isUnclean } from "./decide.ts";
import { splitLocale } from "./href.ts";
import { matchRoute } from "./match.ts";
import { isPageNumber, listQueryNames } from "./rewrites.ts";
import type { RouteName } from "./routes.ts";

/** A read of the API that answers 200 for a thing that is there; in one language where its name is of one language. */
export interface LookUp {
  path: string;
  locale?: Locale;
  /** A further page of what the API counts in pages: there if it has as many. */
  page?: number;
  /** Of a collection, or of the whole catalogue, narrowed by the query of its address. */
  list?: { slug: string | null; search: string };
}

/**
 * What has to be known of an address before its page is rendered: nothing; that there can be no such page; or what the
 * API answers, because the address names a thing and anybody can make up names.
 */
export type Need = "nothing" | "missing" | LookUp;

type Rule = (params: Record<string, string>, locale: Locale, search: string) => Need;

const product = (segment = ""): Need => {
  const id = parseProductSegment(segment);
  return id === null ? "missing" : { path: `/products/${id}` };
};

/** What the catalogue counts with; a larger one is none the API could have. */
const wholeNumber = /^[1-9]\d{0,8}$/;

/** Reviews of a product, which has one spelling here: its number. The first page is there without any. */
function reviews(id: string, page: string): Need {
  if (!wholeNumber.test(id) || !isPageNumber(page)) return "missing";
  const path = `/products/${id}`;
  return page === "1" ? { path } : { path: `${path}/reviews?page=${page}`, page: Number(page) };
}

/** A list by its address: where it is, whether it has the page; a further page of one nobody narrowed says so itself. */
function list(search: string, slug: string | null): Need {
  const query = new URLSearchParams(search);
  const page = query.get("page") || "1";
  if (!isPageNumber(page)) return "missing";
  const isNarrowed = listQueryNames.some((name) => name !== "page" && query.has(name));
  const path = slug === null ? "/shop" : `/shop/product-collections/${slug}`;
  if (page !== "1" && isNarrowed) return { path: `${path}/products`, page: Number(page), list: { slug, search } };
  return slug === null ? "nothing" : { path };
}

const isQuizCode = (code: string): boolean => quizCodes.some((known) => known === code);

/* The paths are those of the contract, whose schemas are too heavy for the server in front of the pages; a test compares. */
const rules: Partial<Record<RouteName, Rule>> = {
  "shop-product-id": ({ id }) => product(id),
  "shop-collection-productId": ({ collection = "", productId }) =>
    isSlug(collection) ? product(productId) : "missing",
  "shop-product-reviews": ({ id = "", page = "" }) => reviews(id, page),
  "shop-all-products": (_, __, search) => list(search, null),
  "shop-collection": ({ collection = "" }, _, search) => (isSlug(collection) ? list(search, collection) : "missing"),
  /* A number is a page of the list. */
  "blog-page": ({ page = "" }, locale) =>
    isPageNumber(page) ? "nothing" : { path: `/website/blog/posts/${encodeURIComponent(page)}`, locale },
  "blog-category-name": ({ name = "" }, locale) => ({
    path: `/website/blog/posts?category=${encodeURIComponent(name)}`,
    locale,
  }),
  "terms-and-conditions-subject": ({ subject = "" }) => (isLegalSubject(subject) ? "nothing" : "missing"),
  /* The reasons are a closed set. */
  "littlegeste-blocked-reason": ({ reason = "" }) => (isBlockedReason(reason) ? "nothing" : "missing"),
  "quiz-code": ({ code = "" }) => (isQuizCode(code) ? "nothing" : "missing"),
  "quiz-code-slug": ({ code = "", slug = "" }) =>
    isQuizCode(code) && isSlug(slug) ? { path: `/quizzes/${code}/${slug}` } : "missing",
  /* Of a message to a telephone: which of two lists the number leaves. */
  "unsub-number-list": ({ number = "", list: name = "" }) =>
    /^\+?[\d ()./-]{5,25}$/.test(number) && /^(?:kid|woman)$/i.test(name) ? "nothing" : "missing",
  /* Ages and seasons are closed sets. */
  "looks-choice": ({ choice = "" }) => (parseLookChoice(choice) ? "nothing" : "missing"),
  "look-id": ({ id = "" }) => (wholeNumber.test(id) ? { path: `/shop/looks/${id}` } : "missing"),
  "brand-slug": ({ slug = "" }) => (isSlug(slug) ? { path: `/website/brands/${slug}` } : "missing"),
  "stylist-slug": ({ slug = "" }) => (isSlug(slug) ? { path: `/website/stylists/${slug}` } : "missing"),
  /* Lists of one page. */
  "brands-page": ({ page }) => (page === "1" ? "nothing" : "missing"),
  "stylists-page": ({ page }) => (page === "1" ? "nothing" : "missing"),
};

/** Longer than any name the API knows. */
const maxNameLength = 150;
const mayNameThings =
  /^(?:\/(?:de|nl|es))?\/(?:shop|blog|brands?|stylists?|looks?|terms-and-conditions|quiz|littlegeste\/blocked|unsub|filtered)\/./;

/** Decides what to find out before the page of an address, a path with its query, is rendered. */
export function planLookUp(address: string): Need {
  const [pathname = "", search = ""] = address.split("?", 2);
  if (!mayNameThings.test(pathname) || isUnclean(pathname) || carriesStaffToken(search)) return "nothing";
  const { locale, path } = splitLocale(pathname);
  /* Where narrowed lists are rendered: nobody is led there. */
  if (path.startsWith("/filtered/")) return "missing";
  const match = matchRoute(path);
  const rule = match && rules[match.name];
  if (!rule) return "nothing";
  const params = decodeParams(match.params);
  if (params === null || Object.values(params).some((value) => value.length > maxNameLength)) return "missing";
  return rule(params, locale, search);
}

function decodeParams(params: Record<string, string>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}
