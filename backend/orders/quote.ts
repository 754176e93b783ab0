import { maxLineQuantity } from "#contract/cart.ts";
import type { DeliveryMode } from "#contract/delivery.ts";
import type { CountryCode, Locale } from "#contract/locale.ts";
import { toDecimal } from "#contract/money.ts";
import type { Quote } from "#contract/orders.ts";
import { isOrderable, toCartLine, toPricedLine, type WantedPiece } from "../cart/lines.ts";
import { findPieces } from "../cart/pieces.ts";
import { toTotals } from "../cart/price.ts";
import { findClientCart } from "../cart/store.ts";
import { findKnownLooks } from "../catalog/look-store.ts";
import type { Shortage } from "../catalog/stock.ts";
import type { Queryable } from "../db/database.ts";
import { planReductions, toProblem, type PlannedReductions } from "../discounts/service.ts";
import { normalizeCode, type Buyer } from "../discounts/store.ts";
import { ApiError } from "../http/problem.ts";

export interface RequestedLine {
  product_id: number;
  variant_id: number;
  quantity: number;
  look: number | null;
}

/** One line a variant; its first look counts. Throws QUANTITY_TOO_LARGE. */
function joinLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const joined = new Map<number, RequestedLine>();
  for (const line of lines) {
    const known = joined.get(line.variant_id);
    if (known && known.product_id !== line.product_id)
      throw new ApiError("UNKNOWN_VARIANT", { data: { variant_ids: [line.variant_id] } });
    joined.set(line.variant_id, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  const result = [...joined.values()];
  const tooLarge = result.filter(({ quantity }) => quantity > maxLineQuantity);
  if (tooLarge.length > 0)
    throw new ApiError("QUANTITY_TOO_LARGE", {
      data: { variant_ids: tooLarge.map(({ variant_id }) => variant_id), max_quantity: maxLineQuantity },
    });
  return result;
}

/** Variants that are in the client's cart: it may ask about those that left the shop since they were put there. */
async function findInCart(db: Queryable, clientId: string): Promise<Set<number>> {
  const cart = await findClientCart(db, clientId);
  return new Set(cart?.lines.map(({ variantId }) => variantId));
}

/**
 * The lines with price and stock of now; a look that does not exist is left out. Throws UNKNOWN_VARIANT for what is not
 * sold, and QUANTITY_TOO_LARGE.
 */
export async function resolveLines(
  db: Queryable,
  lines: readonly RequestedLine[],
  clientId: string,
  locale: Locale,
  now: Date,
): Promise<WantedPiece[]> {
  const joined = joinLines(lines);
  const variantIds = joined.map(({ variant_id }) => variant_id);
  const pieces = await findPieces(db, variantIds, locale, now);
  const looks = await findKnownLooks(
    db,
    joined.flatMap(({ look }) => look ?? []),
  );
  const isAnyGone = [...pieces.values()].some(({ isPublished }) => !isPublished);
  const inCart = isAnyGone ? await findInCart(db, clientId) : null;
  const unknown = joined.filter(({ variant_id, product_id }) => {
    const piece = pieces.get(variant_id);
    return piece?.product.id !== product_id || !(piece.isPublished || inCart?.has(variant_id));
  });
  if (unknown.length > 0)
    throw new ApiError("UNKNOWN_VARIANT", { data: { variant_ids: unknown.map(({ variant_id }) => variant_id) } });
  return joined.flatMap(({ variant_id, quantity, look }) => {
    const piece = pieces.get(variant_id);
    return piece ? [{ piece, quantity, lookId: look !== null && looks.has(look) ? look : null }] : [];
  });
}

export interface QuoteWish {
  clientId: string;
  country: CountryCode;
  mode: DeliveryMode;
  code: string | null;
  useWallet: boolean;
}

/** What an order of the shop would cost the client: prices of now, then offer, code and wallet. Changes nothing. */
export const planQuote = (
  db: Queryable,
  lines: readonly WantedPiece[],
  buyer: Buyer,
  wish: QuoteWish,
  now: Date,
): Promise<PlannedReductions> => planReductions(db, lines.map(toPricedLine), buyer, { ...wish, now });

export function toQuote(lines: readonly WantedPiece[], plan: PlannedReductions, code: string | null): Quote {
  const { totals, refusal } = plan;
  return {
    lines: lines.map(toCartLine),
    totals: toTotals(totals),
    codes: code === null ? [] : [{ code: normalizeCode(code), problem: refusal && toProblem(refusal) }],
    wallet_balance_ttc: toDecimal(plan.walletBalanceCents),
    is_orderable: isOrderable(lines),
  };
}

/** The refusal of an order that asks for more than there is, with what there is. */
export const notEnoughStock = (lines: readonly WantedPiece[]): ApiError =>
  new ApiError("NOT_ENOUGH_STOCK", {
    data: {
      lines: lines
        .filter(({ piece, quantity }) => piece.stock < quantity)
        .map((line) => ({
          product_id: line.piece.product.id,
          variant_id: line.piece.variant.variant_id,
          name: line.piece.product.name,
          size: line.piece.variant.size,
          quantity: line.quantity,
          available_quantity: toCartLine(line).availability.available_quantity,
        })),
    },
  });

/** The lines with the stock a shortage told of. */
export const withStock = (lines: readonly WantedPiece[], shortages: readonly Shortage[]): WantedPiece[] =>
  lines.map((line) => {
    const shortage = shortages.find(({ variantId }) => variantId === line.piece.variant.variant_id);
    return shortage ? { ...line, piece: { ...line.piece, stock: shortage.available } } : line;
  });
