import type { ProductCard } from "#contract/catalog.ts";

/** What is seen of a list before anybody scrolls on a wide screen. */
const places = 8;
/** A window of one kind of clothes says less than one of several. */
const mostOfFamily = 3;

type Shown = Pick<ProductCard, "family" | "variants">;

const isInStock = ({ variants }: Shown): boolean => variants.some(({ is_available }) => is_available);

/** The rules of the window, strictest first; where nothing keeps one, the next decides. */
const rules: readonly ((product: Shown, window: readonly Shown[]) => boolean)[] = [
  (product, window) =>
    isInStock(product) &&
    product.family !== "ACCESSORIES" &&
    product.family !== window.at(-1)?.family &&
    window.filter(({ family }) => family === product.family).length < mostOfFamily,
  (product) => isInStock(product) && product.family !== "ACCESSORIES",
  isInStock,
  () => true,
];

/**
 * Puts the first places of a list in order as one dresses a shop window: clothes in stock before belts and what is sold
 * out, one kind beside another, each where its own order allows. What stands behind keeps its order, and nothing is lost.
 */
export function dressWindow<T extends Shown>(products: readonly T[]): T[] {
  const rest = [...products];
  const shown: T[] = [];
  while (shown.length < places && rest.length > 0) {
    const rule = rules.find((allows) => rest.some((product) => allows(product, shown)));
    const next = rest.findIndex((product) => rule?.(product, shown));
    shown.push(...rest.splice(Math.max(0, next), 1));
  }
  return [...shown, ...rest];
}
