import type { Item } from "./blocks.ts";
import type { MailedPieces } from "./box-mail-data.ts";
import { formatMoney, formatSize } from "./format.ts";
import type { NoticeContext } from "./notice.ts";
import { mailPicture } from "./picture.ts";
import { fill } from "./texts.ts";

/** Pieces with their size, in the reader's words, and price. */
export const pieceItems = (pieces: MailedPieces, { texts, locale, storefrontUrl }: NoticeContext): Item[] =>
  pieces.map(({ name, brand_name, size, price_ttc, image }) => {
    const shown = formatSize(size, locale);
    const words = texts["order-confirmation"];
    return {
      title: fill(words.line, { name, brand: brand_name }),
      details: [shown === null ? words.lineOneSize : fill(words.lineSize, { size: shown })],
      amount: formatMoney(price_ttc, locale),
      picture: mailPicture(image, name, storefrontUrl),
    };
  });
