/** A product as the visitor's browser remembers it: what a small card shows, no price that could be out of date. */
export interface SeenProduct {
  id: number;
  href: string;
  name: string;
  image: string;
}

export const seenKey = "recently-seen";
const maxKept = 9;

const isSeen = (value: unknown): value is SeenProduct => {
  const { id, href, name, image } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    [href, name, image].every((text) => typeof text === "string") &&
    /^\/(?![/\\])/.test(href as string)
  );
};

/** Reads what a browser stored; anything that is not ours counts as nothing. */
export function parseSeen(stored: string | null): SeenProduct[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isSeen).slice(0, maxKept) : [];
  } catch {
    return [];
  }
}

/** The memory after a visit: the product first, each product once, the oldest forgotten. */
export const rememberSeen = (seen: readonly SeenProduct[], visited: SeenProduct): SeenProduct[] =>
  [visited, ...seen.filter(({ id }) => id !== visited.id)].slice(0, maxKept);

/** What to show on a product's page: the others, in the language of the page. */
export const seenBesides = (seen: readonly SeenProduct[], id: number, localePrefix: string): SeenProduct[] =>
  seen.filter((product) => product.id !== id && product.href.startsWith(`${localePrefix}/shop/`));
