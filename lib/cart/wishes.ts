import type { CartLine } from "#contract/cart.ts";

/** What the customer wants of one variant and the API has not confirmed yet. */
export interface Wish {
  /** Absolute quantity; 0 removes the line. */
  quantity: number;
  /** The look the piece was chosen from; absent: the line keeps the one it has. */
  look?: number;
  /** Quantity in the request under way; null when none is. A line never has two requests under way. */
  sent: number | null;
  /** What to show for a line the cart does not have yet. */
  draft?: CartLine;
}

/** By variant. */
export type Wishes = ReadonlyMap<number, Wish>;

export const noWishes: Wishes = new Map();

const withWish = (wishes: Wishes, variantId: number, wish: Wish | null): Wishes => {
  const next = new Map(wishes);
  if (wish === null) next.delete(variantId);
  else next.set(variantId, wish);
  return next;
};

/** Replaces what was wanted of a variant before; a request under way goes on and is followed by the new one. */
export const wish = (
  wishes: Wishes,
  variantId: number,
  wanted: Pick<Wish, "quantity"> & Partial<Pick<Wish, "look" | "draft">>,
): Wishes => {
  const before = wishes.get(variantId);
  const draft = wanted.draft ?? before?.draft;
  const look = wanted.look ?? before?.look;
  return withWish(wishes, variantId, {
    quantity: wanted.quantity,
    sent: before?.sent ?? null,
    ...(look === undefined ? {} : { look }),
    ...(draft ? { draft } : {}),
  });
};

/** Variants whose wish waits for a request. */
export const planSending = (wishes: Wishes): number[] =>
  [...wishes].filter(([, { sent }]) => sent === null).map(([variantId]) => variantId);

export const markSent = (wishes: Wishes, variantId: number): Wishes => {
  const known = wishes.get(variantId);
  return known ? withWish(wishes, variantId, { ...known, sent: known.quantity }) : wishes;
};

/**
 * The request of a variant has ended, well or not. A wish made meanwhile stays and is sent next; otherwise nothing is
 * wanted any more and the API's truth is shown again.
 */
export const settle = (wishes: Wishes, variantId: number): Wishes => {
  const known = wishes.get(variantId);
  if (!known || known.sent === null) return wishes;
  return withWish(wishes, variantId, known.sent === known.quantity ? null : { ...known, sent: null });
};
