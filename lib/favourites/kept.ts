import { maxFavourites } from "#contract/favourite-limit.ts";

/** A favourite as a browser keeps it. */
export interface KeptPiece {
  /** Of the product. */
  id: number;
  /** When it was kept, in milliseconds. */
  at: number;
  /** What it cost then. */
  cents: number;
}

/** Newest first. */
export type Kept = readonly KeptPiece[];

/** What an account would refuse to be brought is nothing that was kept. */
const largest: Record<keyof KeptPiece, number> = {
  id: 2_147_483_647,
  at: Date.parse("9999-12-31"),
  cents: 1_000_000_000,
};
const isPiece = (value: unknown): value is KeptPiece =>
  Object.entries(largest).every(([name, most]) => {
    const number = (value as Record<string, unknown> | null)?.[name];
    return Number.isSafeInteger(number) && Number(number) >= 0 && Number(number) <= most;
  });

/** Reads what a browser stored; anything that is not ours counts as nothing. */
export function parseKept(stored: string | null): Kept {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isPiece).slice(0, maxFavourites) : [];
  } catch {
    return [];
  }
}

export const isKept = (kept: Kept, id: number): boolean => kept.some((piece) => piece.id === id);

export const withoutPiece = (kept: Kept, id: number): Kept => kept.filter((piece) => piece.id !== id);

/** With a piece in the place of its moment; null when there is no room. */
export function withPiece(kept: Kept, piece: KeptPiece): Kept | null {
  const others = withoutPiece(kept, piece.id);
  return others.length < maxFavourites ? [...others, piece].toSorted((a, b) => b.at - a.at) : null;
}
