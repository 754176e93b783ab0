import { createContext, use } from "react";
import type { ProductCard } from "#contract/catalog.ts";

export type Named = Pick<ProductCard, "id" | "name">;

export interface Wanted extends Named {
  variantId: number | null;
}

export interface Board {
  /** The box of this page takes wishes. */
  isOpen: boolean;
  isWished: (productId: number) => boolean;
  sizeOf: (productId: number) => number | null;
  /** Wishes for a piece, or changes its size; null leaves it to the wearer's. */
  put: (piece: Named, variantId: number | null) => void;
  /** Wishes for all of these, and says once how many could be. */
  putAll: (wanted: readonly Wanted[]) => void;
  drop: (piece: Named) => void;
}

export const BoardContext = createContext<Board | null>(null);

/** What a "+" on this page can do; null where there is no box to wish for. */
export const useWishBoard = (): Board | null => use(BoardContext);
