"use client";

import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Cart } from "#contract/cart.ts";
import { cartEngine, subscribeToWishes } from "./browser-engine.ts";
import { cartQuery } from "./queries.ts";
import { countPieces, showLines, type ShownLine } from "./shown-cart.ts";
import { noWishes } from "./wishes.ts";

export type CartView =
  | { status: "loading" }
  | { status: "failed"; error: unknown; retry: () => void }
  | {
      status: "ready";
      /** The API's last answer; null before there is a cart. Its totals are out of date while `isPredicted`. */
      cart: Cart | null;
      lines: ShownLine[];
      pieces: number;
      isPredicted: boolean;
    };

const readWishes = () => cartEngine().readWishes();

/** The cart as it should be shown now. */
export function useCart(): CartView {
  const wishes = useSyncExternalStore(subscribeToWishes, readWishes, () => noWishes);
  const { data: cart, error, refetch } = useQuery(cartQuery());
  if (cart === undefined && wishes.size === 0) {
    return error ? { status: "failed", error, retry: () => void refetch() } : { status: "loading" };
  }
  const lines = showLines(cart ?? null, wishes);
  return { status: "ready", cart: cart ?? null, lines, pieces: countPieces(lines), isPredicted: wishes.size > 0 };
}
