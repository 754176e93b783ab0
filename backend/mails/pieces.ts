import type { Block, Item } from "./blocks.ts";
import type { ShownPiece } from "./box-mail-data.ts";
import { formatMoney, formatSize } from "./format.ts";
import type { NoticeContext } from "./notice.ts";
import { mailPicture } from "./picture.ts";
import { fill } from "./texts.ts";

type Context = Pick<NoticeContext, "texts" | "locale" | "storefrontUrl">;

/** A piece with its size, in the reader's words, and how many there are where it is more than one. */
export function pieceItem(
  { name, brand_name, size, quantity, image }: Omit<ShownPiece, "price_ttc">,
  { texts, locale, storefrontUrl }: Context,
): Item {
  const shown = formatSize(size, locale);
  const words = texts["order-confirmation"];
  return {
    title: fill(words.line, { name, brand: brand_name }),
    details: [
      shown === null ? words.lineOneSize : fill(words.lineSize, { size: shown }),
      ...(quantity > 1 ? [fill(words.lineQuantity, { quantity: String(quantity) })] : []),
    ],
    amount: "",
    picture: mailPicture(image, name, storefrontUrl),
  };
}

/** Pieces with their price. */
export const pieceItems = (pieces: readonly ShownPiece[], context: Context): Item[] =>
  pieces.map((piece) => ({ ...pieceItem(piece, context), amount: formatMoney(piece.price_ttc, context.locale) }));

/** Rows that add up to nothing. */
export const rows = (items: Item[]): Block => ({ kind: "items", items, sums: [], note: "" });

/** Pieces under what they are called together; nothing for mails of before, which name none. */
export const titledPieces = (title: string, pieces: readonly ShownPiece[], context: Context): Block[] =>
  pieces.length === 0 ? [] : [{ kind: "heading", text: title }, rows(pieceItems(pieces, context))];
