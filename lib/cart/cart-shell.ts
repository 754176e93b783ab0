import { cartCookie, findCartMemo, type CartMemo } from "./cart-cookie.ts";
import { piecesFromBefore } from "./pieces-to-add.ts";

/**
 * The part of the cart every page carries: the count beside the icon, and a list of things to do for the panel,
 * which is fetched when the first of them arrives. Everything else of the cart is loaded later.
 */
export type CartCommand =
  | { kind: "open" }
  /** What it was opened for did not come about: what is said about that stands on the page. */
  | { kind: "close" }
  /** A visitor's cart went into the client's: what changed, so that it can be undone. */
  | { kind: "merged"; changes: MergeChange[] };

export interface MergeChange {
  variantId: number;
  quantityBefore: number;
  quantityAfter: number;
}

/** What another tab did: the cart it confirmed, or null when it left the cart. */
export type CartNews = { id: string; version: number } | null;

const mergedKey = "cart-merged";
/** Where wishes wait that the API had not answered when the page was left. */
export const unsentKey = "cart-unsent";

const listeners = new Set<() => void>();
const newsListeners = new Set<(news: CartNews) => void>();
let predicted: number | null = null;
let wakeHost: (() => void) | null = null;
let commands: CartCommand[] = [];
let channel: BroadcastChannel | undefined;

const emit = () => {
  for (const listener of listeners) listener();
};

/** One channel a tab: it does not hear itself. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel("cart");
  channel.addEventListener("message", ({ data }: MessageEvent<CartNews>) => {
    for (const listener of newsListeners) listener(data);
    emit();
  });
  return channel;
}

export const readCartMemo = (): CartMemo | null => findCartMemo(document.cookie);

export function writeCartMemo(memo: CartMemo | null): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we serve
  document.cookie = cartCookie(memo, location.protocol === "https:");
}

/** Calls back when the count changes here or in another tab; answers how to stop. */
export function subscribeToCart(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("pageshow", listener);
  };
}

/** Pieces in the cart: what is predicted, else what the cookie remembers. */
export const readCartCount = (): number => predicted ?? readCartMemo()?.quantity ?? 0;

/** Shows a count before the API has confirmed it; null goes back to the cookie. */
export function predictCartCount(count: number | null): void {
  predicted = count;
  emit();
}

/** Leaves something to do for the panel. */
export function commandCart(command: CartCommand): void {
  commands.push(command);
  wakeHost?.();
}

/** What waits to be done, once. */
export function takeCartCommands(): CartCommand[] {
  const taken = commands;
  commands = [];
  return taken;
}

const hasCartCommands = (): boolean => commands.length > 0;

/** `wake` is called when something waits, at once if it already does; the latest host wins. Answers how to stop. */
export function hostCart(wake: () => void): () => void {
  wakeHost = wake;
  if (hasCartCommands()) wake();
  return () => {
    if (wakeHost === wake) wakeHost = null;
  };
}

/** Keeps what a merge changed for the page that comes after signing in. */
export const rememberMerge = (changes: readonly MergeChange[]): void =>
  sessionStorage.setItem(mergedKey, JSON.stringify(changes));

/** What a merge changed, once. */
export function takeMerge(): MergeChange[] | null {
  const stored = sessionStorage.getItem(mergedKey);
  sessionStorage.removeItem(mergedKey);
  return stored === null ? null : (JSON.parse(stored) as MergeChange[]);
}

/** True when a change of the cart was interrupted, because the page was left. */
export const hasUnsentWishes = (): boolean =>
  sessionStorage.getItem(unsentKey) !== null || piecesFromBefore().length > 0;

export const tellOtherTabs = (news: CartNews): void => openChannel()?.postMessage(news);

export function listenToOtherTabs(listener: (news: CartNews) => void): void {
  openChannel();
  newsListeners.add(listener);
}
