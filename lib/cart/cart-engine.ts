import { maxLineQuantity, type Cart, type CartLine } from "#contract/cart.ts";
import { hasCode } from "#lib/http/app-error.ts";
import type { CartApi } from "./api.ts";
import type { CartMemo } from "./cart-cookie.ts";
import type { CartNews } from "./cart-shell.ts";
import { newestCart, quantityOf } from "./shown-cart.ts";
import { markSent, noWishes, planSending, settle, wish, type Wishes } from "./wishes.ts";

/** Where the engine keeps what outlives it, and whom it tells. */
export interface CartPorts {
  api: CartApi;
  /** The cart id and count that survive a reload; null: there is no cart yet. */
  readMemo: () => CartMemo | null;
  writeMemo: (memo: CartMemo | null) => void;
  isSignedIn: () => boolean;
  /** The last answer known, shared with whoever shows it; undefined: never asked. */
  readCart: () => Cart | null | undefined;
  writeCart: (cart: Cart | null) => void;
  /** Gives up the last answer known: whoever shows it asks again, and where nobody does it is asked for when it is needed. */
  dropCart: () => void;
  /** Called when what is shown may have changed, with what waits for an answer. */
  onChange: (wishes: Wishes) => void;
  /** Called when another tab should look again. */
  onConfirmed: (cart: Cart) => void;
  /** A wish that was given up, with its reason. */
  onFailure: (failure: { variantId: number; quantity: number; error: unknown }) => void;
  /** Runs one task at a time over all tabs. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>;
}

const maxAttempts = 3;

export type CartEngine = ReturnType<typeof createCartEngine>;

/**
 * Keeps the cart true while requests race. Quantities are absolute. A line has at most one request under way; while
 * it runs only the latest wish is kept. An answer older than the one known is dropped. When a request fails its wish
 * is given up, unless there is a newer one.
 */
export function createCartEngine(ports: CartPorts) {
  const { api } = ports;
  let wishes: Wishes = noWishes;
  /** What another tab last told of. */
  let heard: CartNews = null;
  let idle: { promise: Promise<void>; resolve: () => void } | null = null;

  const changed = () => ports.onChange(wishes);

  const isBehind = (cart: Cart): boolean => heard?.id === cart.id && cart.version < heard.version;

  /** False when another tab has changed or left the cart: a quantity counted from it would undo what was done there. */
  const isCurrent = (cart: Cart): boolean => {
    const memo = ports.readMemo();
    return memo?.id === cart.id && memo.quantity === cart.quantity && !isBehind(cart);
  };

  function accept(answer: Cart): Cart | null {
    const known = ports.readCart() ?? null;
    // An answer about a cart that was left meanwhile (merged, signed out) must not bring it back.
    if (ports.readMemo()?.id !== answer.id) return known;
    const cart = newestCart(known, answer);
    ports.writeCart(cart);
    ports.writeMemo({ id: cart.id, quantity: cart.quantity });
    return cart;
  }

  function adopt(cart: Cart): Cart {
    ports.writeMemo({ id: cart.id, quantity: cart.quantity });
    ports.writeCart(cart);
    changed();
    return cart;
  }

  const forget = () => {
    ports.writeMemo(null);
    ports.writeCart(null);
  };

  /** The cart of now; null where there is none. Throws when the API cannot say. */
  async function read(attempt = 1): Promise<Cart | null> {
    const memo = ports.readMemo();
    if (memo === null) return ports.isSignedIn() ? adopt(await api.loadOfClient()) : null;
    try {
      const cart = accept(await api.load(memo.id));
      changed();
      return cart;
    } catch (error) {
      const isSessionOver = hasCode(error, "TOKEN_EXPIRED") || hasCode(error, "UNAUTHENTICATED");
      const isCartGone = hasCode(error, "NOT_FOUND");
      if (attempt === maxAttempts || (!isSessionOver && !isCartGone)) throw error;
      if (isCartGone && ports.readMemo()?.id === memo.id) forget();
      changed();
      return read(attempt + 1);
    }
  }

  let reading: Promise<Cart | null> | null = null;
  const load = (): Promise<Cart | null> => {
    if (reading) return reading;
    const current = read().finally(() => {
      if (reading === current) reading = null;
    });
    return (reading = current);
  };

  /** Two tabs that open the first cart at once end up with the same one. */
  const open = (): Promise<string> =>
    ports.exclusively(async () => {
      const memo = ports.readMemo();
      return memo === null ? adopt(await api.open()).id : memo.id;
    });

  /** Sends a line again when the session or the cart it belonged to is over, as long as it is still wanted. */
  async function put(variantId: number, quantity: number, look: number | undefined): Promise<Cart> {
    for (let attempt = 1; ; attempt += 1) {
      const cartId = ports.readMemo()?.id ?? (await open());
      try {
        return await api.put(cartId, variantId, quantity, look);
      } catch (error) {
        const isSessionOver = hasCode(error, "TOKEN_EXPIRED") || hasCode(error, "UNAUTHENTICATED");
        const isCartGone = hasCode(error, "NOT_FOUND");
        if (attempt === maxAttempts || !wishes.has(variantId) || (!isSessionOver && !isCartGone)) throw error;
        if (isCartGone && ports.readMemo()?.id === cartId) forget();
      }
    }
  }

  async function send(variantId: number): Promise<void> {
    const wanted = wishes.get(variantId);
    if (!wanted) return;
    wishes = markSent(wishes, variantId);
    try {
      const answer = await put(variantId, wanted.quantity, wanted.look);
      // What another tab was told is newer, and its count, which the cookie has, includes this one.
      const cart = isBehind(answer) ? null : accept(answer);
      if (cart) ports.onConfirmed(cart);
    } catch (error) {
      if (wishes.get(variantId)?.quantity === wanted.quantity)
        ports.onFailure({ variantId, quantity: wanted.quantity, error });
    }
    wishes = settle(wishes, variantId);
    changed();
    flush();
  }

  function flush(): void {
    for (const variantId of planSending(wishes)) void send(variantId);
    if (wishes.size > 0) return;
    idle?.resolve();
    idle = null;
  }

  function want(variantId: number, quantity: number, extra: { look?: number; draft?: CartLine } = {}): void {
    wishes = wish(wishes, variantId, { quantity: Math.max(0, Math.min(quantity, maxLineQuantity)), ...extra });
    changed();
    flush();
  }

  /** Resolves when nothing is wanted any more that the API has not answered. */
  function settled(): Promise<void> {
    if (wishes.size === 0) return Promise.resolve();
    idle ??= Promise.withResolvers<void>();
    return idle.promise;
  }

  /** The cart of now: the one this tab knows, read first when it knows none or another tab has changed it. */
  async function ensure(): Promise<Cart | null> {
    const known = ports.readCart();
    if (known && isCurrent(known)) return known;
    const cart = await load();
    return cart && isBehind(cart) ? load() : cart;
  }

  /** Takes note of what another tab did. The cookie is left alone: it is newer than the news. */
  function hear(news: CartNews): void {
    const known = ports.readCart();
    heard = news;
    if (news && known?.id === news.id && known.version >= news.version) return;
    // An answer under way may be from before; what was wanted of a cart that was left is wanted of no other.
    reading = null;
    if (news === null) wishes = noWishes;
    ports.dropCart();
    changed();
  }

  return {
    load,
    ensure,
    adopt,
    settled,
    hear,
    forget: () => {
      wishes = noWishes;
      forget();
      changed();
    },
    readWishes: (): Wishes => wishes,
    setQuantity: want,
    /** Adds pieces to what is there; the cart is read first when this tab does not know it as it is. Answers the quantity wanted. */
    async add(variantId: number, pieces: number, extra: { look?: number } = {}): Promise<number> {
      const cart = await ensure();
      const quantity = Math.min(quantityOf(cart, wishes, variantId) + pieces, maxLineQuantity);
      want(variantId, quantity, extra);
      return quantity;
    },
    /** Takes a code and the wallet along to the checkout, at once: what the API says against it is thrown. */
    async reduce(reductions: Parameters<CartApi["reduce"]>[1]): Promise<Cart | null> {
      const cart = accept(await api.reduce(ports.readMemo()?.id ?? (await open()), reductions));
      if (cart) ports.onConfirmed(cart);
      changed();
      return cart;
    },
    /** Replaces a line by another size of the same product. */
    swap(line: CartLine, toVariantId: number): void {
      const variant = line.availability.alternatives.find(({ variant_id }) => variant_id === toVariantId);
      const from = line.variant.variant_id;
      const pieces = quantityOf(ports.readCart() ?? null, wishes, from);
      if (!variant || pieces === 0) return;
      const draft: CartLine = {
        ...line,
        variant,
        availability: { ...line.availability, status: "available", alternatives: [] },
      };
      want(toVariantId, quantityOf(ports.readCart() ?? null, wishes, toVariantId) + pieces, { draft });
      want(from, 0);
    },
  };
}
