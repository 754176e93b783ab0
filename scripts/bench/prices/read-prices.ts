import { splitLocale } from "#lib/routing/href.ts";
import { matchRoute } from "#lib/routing/match.ts";

/** What a page says a product costs. */
export interface ShownPrice {
  product: number;
  cents: number;
}

const card = /<li class="pc[" ].*?<a [^>]*?href="([^"?#]+)[^>]*>.*?<p class="pr">(.*?)<\/p>/gs;
const heard = /<span class="sr-only">.*?<\/span>/g;
const offer = /"price":"(\d+)\.(\d\d)"/;

/** The product an address is of; null for any other page. */
export function productAt(path: string): number | null {
  const route = matchRoute(splitLocale(path).path);
  const number = route?.name === "shop-collection-productId" ? Number.parseInt(route.params["productId"] ?? "") : NaN;
  return Number.isNaN(number) ? null : number;
}

/** The first amount of some HTML, in the way of any of the languages. */
function firstCents(html: string): number | null {
  const [, euros, cents] = /(\d[\d.]*),(\d\d)/.exec(html.replaceAll(heard, "")) ?? [];
  return euros === undefined ? null : Number(euros.replaceAll(".", "") + cents);
}

/** Whatever a page says that products cost now: its cards, and the offer of a product's own page at `path`. */
export function readPrices(path: string, html: string): ShownPrice[] {
  const cards = [...html.matchAll(card)].flatMap(([, link = "", price = ""]) => {
    const [product, cents] = [productAt(link), firstCents(price)];
    return product === null || cents === null ? [] : [{ product, cents }];
  });
  const [, euros, cents] = offer.exec(html) ?? [];
  const own = productAt(path);
  return own === null || euros === undefined ? cards : [...cards, { product: own, cents: Number(`${euros}${cents}`) }];
}
