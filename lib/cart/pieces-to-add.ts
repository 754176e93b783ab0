import { watchLeaving } from "#lib/browser/leaving.ts";

export interface PieceToAdd {
  variantId: number;
  look?: number;
}

interface WaitingPiece extends PieceToAdd {
  id: string;
}

/** A piece that was asked for and that no request holds yet. */
export interface PieceOnItsWay {
  piece: PieceToAdd;
  /** Whether it still waits: another page may have taken it over. */
  isWaiting: () => boolean;
  /** To be called at the moment it is wanted of the cart, or given up. */
  drop: () => void;
}

const key = "cart-to-add";
/** Names this page: what was asked for here is added here. */
const page = `${performance.timeOrigin}`;
let count = 0;

const read = (): WaitingPiece[] => JSON.parse(sessionStorage.getItem(key) ?? "[]") as WaitingPiece[];

function write(pieces: readonly WaitingPiece[]): void {
  if (pieces.length > 0) sessionStorage.setItem(key, JSON.stringify(pieces));
  else sessionStorage.removeItem(key);
  watchLeaving(key, pieces.length > 0);
}

const onItsWay = ({ id, ...piece }: WaitingPiece): PieceOnItsWay => ({
  piece,
  isWaiting: () => read().some((waiting) => waiting.id === id),
  drop: () => write(read().filter((waiting) => waiting.id !== id)),
});

/**
 * Keeps a piece from the press on: until its scripts have come and the cart is known it is in no request, and who leaves the page
 * by then would find a cart without it.
 */
export function keepPieceToAdd(piece: PieceToAdd): PieceOnItsWay {
  const waiting = { ...piece, id: `${page} ${(count += 1)}` };
  write([...read(), waiting]);
  return onItsWay(waiting);
}

/** Whoever asked for them has signed out: they are nobody's now. */
export const forgetPiecesToAdd = (): void => write([]);

/** What was asked for on a page that was left too soon. */
export const piecesFromBefore = (): PieceOnItsWay[] =>
  read()
    .filter(({ id }) => !id.startsWith(`${page} `))
    .map(onItsWay);
