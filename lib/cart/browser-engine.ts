import type { Cart } from "#contract/cart.ts";
import { isPageLeft, watchLeaving } from "#lib/browser/leaving.ts";
import { queryClient } from "#lib/query/query-client.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { browserCartApi } from "./api.ts";
import { createCartEngine, type CartEngine } from "./cart-engine.ts";
import {
  listenToOtherTabs,
  predictCartCount,
  readCartMemo,
  tellOtherTabs,
  unsentKey,
  writeCartMemo,
} from "./cart-shell.ts";
import { type PieceOnItsWay, type PieceToAdd, piecesFromBefore } from "./pieces-to-add.ts";
import { countPieces, quantityOf, showLines } from "./shown-cart.ts";
import type { Wishes } from "./wishes.ts";

export const cartKey = ["cart"] as const;

export interface CartFailure {
  variantId: number;
  quantity: number;
  error: unknown;
}

const wishListeners = new Set<() => void>();
const failureListeners: ((failure: CartFailure) => boolean)[] = [];

export function subscribeToWishes(listener: () => void): () => void {
  wishListeners.add(listener);
  return () => wishListeners.delete(listener);
}
/** `listener` answers whether it has told the customer; the latest one is asked first. */
export function subscribeToFailures(listener: (failure: CartFailure) => boolean): () => void {
  failureListeners.unshift(listener);
  return () => {
    failureListeners.splice(failureListeners.indexOf(listener), 1);
  };
}

const readCart = () => queryClient().getQueryData<Cart | null>(cartKey);

function onChange(wishes: Wishes): void {
  const cart = readCart();
  const unsent = [...wishes].map(([variantId, { quantity, look }]) => [variantId, quantity, look]);
  if (unsent.length > 0) {
    sessionStorage.setItem(unsentKey, JSON.stringify(unsent));
    watchLeaving(unsentKey, true);
  } else if (!isPageLeft()) {
    // A page that is left loses its requests while its scripts still run: that is no answer, and the next page sends again.
    sessionStorage.removeItem(unsentKey);
    watchLeaving(unsentKey, false);
  }
  predictCartCount(cart === undefined ? null : countPieces(showLines(cart, wishes)));
  for (const listener of wishListeners) listener();
}

let engine: CartEngine | undefined;

const inLook = ({ look }: Pick<PieceToAdd, "look">) => (look === undefined ? {} : { look });

/**
 * The engine of this tab. Adds what was asked for on a page that was left too soon, and sends again what a reload interrupted:
 * quantities are absolute, so that does no harm.
 */
export function cartEngine(): CartEngine {
  if (engine) return engine;
  const created = createCartEngine({
    api: browserCartApi,
    readMemo: readCartMemo,
    writeMemo: writeCartMemo,
    isSignedIn,
    readCart,
    writeCart: (cart) => queryClient().setQueryData(cartKey, cart),
    dropCart: () => {
      // Only a cart that is shown is asked for again: one that nobody observes would stay as it is, and be counted from.
      queryClient().removeQueries({ queryKey: cartKey, type: "inactive" });
      void queryClient().invalidateQueries({ queryKey: cartKey });
    },
    onChange,
    onConfirmed: ({ id, version }) => tellOtherTabs({ id, version }),
    onFailure: (failure) => void failureListeners.some((listener) => listener(failure)),
    exclusively: (task) => ("locks" in navigator ? navigator.locks.request("cart", task) : task()),
  });
  engine = created;
  listenToOtherTabs(created.hear);
  const unsent = JSON.parse(sessionStorage.getItem(unsentKey) ?? "[]") as [number, number, number | undefined][];
  for (const [variantId, quantity, look] of unsent)
    created.setQuantity(variantId, quantity, look === undefined ? {} : { look });
  for (const onItsWay of piecesFromBefore()) addFromBefore(created, onItsWay).catch(() => undefined);
  return created;
}

async function addFromBefore(current: CartEngine, { piece, isWaiting, drop }: PieceOnItsWay): Promise<void> {
  await current.ensure();
  if (!isWaiting()) return;
  await current.add(piece.variantId, 1, inLook(piece));
  drop();
}

/** How adding ended. `full`: there were already as many as one may order. `gone`: none is left, and nothing was added. */
export type AddOutcome = "added" | "full" | "gone" | "failed";

const isSoldOut = (variantId: number): boolean =>
  readCart()?.lines.some(
    ({ variant, availability }) => variant.variant_id === variantId && availability.status === "sold_out",
  ) ?? false;

/** Adds one piece and waits for the API. Its caller tells the customer when that fails. */
export async function addWithEngine({ piece, isWaiting, drop }: PieceOnItsWay): Promise<AddOutcome> {
  const { variantId } = piece;
  let hasFailed = false;
  const stop = subscribeToFailures((failure) => {
    if (failure.variantId !== variantId) return false;
    hasFailed = true;
    return true;
  });
  try {
    const current = cartEngine();
    const before = quantityOf((await current.ensure()) ?? null, current.readWishes(), variantId);
    /* The page was left and came back: the next one has added it. */
    if (!isWaiting()) return "added";
    const after = await current.add(variantId, 1, inLook(piece));
    drop();
    if (after === before) return "full";
    await current.settled();
    if (hasFailed) return "failed";
    if (!isSoldOut(variantId)) return "added";
    current.setQuantity(variantId, before);
    return "gone";
  } finally {
    stop();
  }
}
