import type { SQLWrapper } from "drizzle-orm";
import { maxLines, type Cart } from "#contract/cart.ts";
import type { Locale, LocaleOption } from "#contract/locale.ts";
import { findKnownLooks } from "../catalog/look-store.ts";
import type { Caller, Clock } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { isMissingReference } from "../db/missing-reference.ts";
import { writeTogether } from "../db/write-together.ts";
import { countryOf } from "../delivery/offers.ts";
import { ApiError } from "../http/problem.ts";
import { isOrderable, toCartLine, toPricedLine } from "./lines.ts";
import { planMerge, type MergeChange, type StoredLine } from "./merge.ts";
import { findPieces } from "./pieces.ts";
import {
  bumpVersion,
  closeVisitorCart,
  findFilledCart,
  findLines,
  lockCart,
  openClientCart,
  openVisitorCart,
  removeLine,
  saveLine,
  type FilledCart,
  type StoredCart,
} from "./store.ts";
import { computeTotals, toTotals } from "./totals.ts";

/** What a cart call needs to know of its request. */
export interface CartContext {
  db: Database;
  clock: Clock;
  locale: Locale;
  localeOption: LocaleOption;
  caller: Caller | null;
}

/** Foreign, merged and unknown carts look the same from outside. */
function requireReadable<C extends StoredCart>(cart: C | null, caller: Caller | null): C {
  if (!cart || cart.mergedAt !== null) throw new ApiError("NOT_FOUND");
  if (cart.clientId !== null && cart.clientId !== caller?.clientId) throw new ApiError("NOT_FOUND");
  return cart;
}

async function toCart(cart: FilledCart, { db, clock, locale, localeOption }: CartContext): Promise<Cart> {
  const pieces = await findPieces(
    db,
    cart.lines.map((line) => line.variantId),
    locale,
    clock.now(),
  );
  const lines = cart.lines.flatMap(({ variantId, quantity, lookId }) => {
    const piece = pieces.get(variantId);
    return piece ? [{ piece, quantity, lookId }] : [];
  });
  return {
    id: cart.id,
    version: cart.version,
    lines: lines.map(toCartLine),
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: toTotals(computeTotals({ lines: lines.map(toPricedLine), country: countryOf(localeOption), mode: "HOME" })),
    is_orderable: isOrderable(lines),
  };
}

export async function createCart(context: CartContext): Promise<Cart> {
  const { db, clock, caller } = context;
  const now = clock.now();
  const cart = caller
    ? await openClientCart(db, caller.clientId, now)
    : { ...(await openVisitorCart(db, now)), lines: [] };
  return toCart(cart, context);
}

export async function getCart(cartId: string, context: CartContext): Promise<Cart> {
  return toCart(requireReadable(await findFilledCart(context.db, cartId), context.caller), context);
}

/** What a change leaves in a cart, and what writes it; null changes nothing. */
type Change = { lines: StoredLine[]; write: SQLWrapper } | null;

/** Runs a change on the locked cart; the version grows with every one. */
async function changeCart(
  cartId: string,
  context: CartContext,
  plan: (tx: Transaction, lines: StoredLine[], now: Date) => Change,
): Promise<Cart> {
  const now = context.clock.now();
  const changed = await context.db.transaction(async (tx) => {
    const cart = requireReadable(await lockCart(tx, cartId), context.caller);
    const lines = await findLines(tx, cartId);
    const change = plan(tx, lines, now);
    if (change === null) return { ...cart, lines };
    await writeTogether(tx, [change.write, bumpVersion(tx, cartId, now)]);
    return { ...cart, version: cart.version + 1, lines: change.lines };
  });
  return toCart(changed, context);
}

/** A look that does not exist is none: where a piece was chosen from never stops a purchase. */
async function keepKnownLook(db: Database, look: number | null | undefined): Promise<number | null | undefined> {
  if (look == null) return look;
  return (await findKnownLooks(db, [look])).has(look) ? look : null;
}

export async function putLine(
  cartId: string,
  variantId: number,
  wanted: { quantity: number; look?: number | null | undefined },
  context: CartContext,
): Promise<Cart> {
  const look = await keepKnownLook(context.db, wanted.look);
  try {
    return await changeCart(cartId, context, (tx, lines, now) => {
      const line = lines.find((candidate) => candidate.variantId === variantId);
      if (!line && lines.length >= maxLines)
        throw new ApiError("QUANTITY_TOO_LARGE", { data: { max_lines: maxLines } });
      const lookId = look === undefined ? (line?.lookId ?? null) : look;
      if (line?.quantity === wanted.quantity && line.lookId === lookId) return null;
      const saved = { variantId, quantity: wanted.quantity, lookId };
      return {
        lines: line ? lines.map((other) => (other === line ? saved : other)) : [...lines, saved],
        write: saveLine(tx, cartId, saved, now),
      };
    });
  } catch (error) {
    if (isMissingReference(error)) throw new ApiError("UNKNOWN_VARIANT");
    throw error;
  }
}

export const deleteLine = (cartId: string, variantId: number, context: CartContext): Promise<Cart> =>
  changeCart(cartId, context, (tx, lines) => {
    const left = lines.filter((line) => line.variantId !== variantId);
    return left.length === lines.length ? null : { lines: left, write: removeLine(tx, cartId, variantId) };
  });

/** Moves a visitor's cart into the client's. A cart that was merged before, or is the client's own, changes nothing. */
export async function mergeCart(
  visitorCartId: string,
  context: CartContext & { caller: Caller },
): Promise<{ cart: Cart; changes: MergeChange[] }> {
  const { db, clock, caller } = context;
  const now = clock.now();
  const own = await openClientCart(db, caller.clientId, now);
  const changes = await db.transaction(async (tx) => {
    // Visitor's cart first: two merges into the same client never wait for each other in a circle.
    const visitor = await lockCart(tx, visitorCartId);
    if (!visitor || (visitor.clientId !== null && visitor.clientId !== caller.clientId))
      throw new ApiError("NOT_FOUND");
    if (visitor.mergedAt !== null || visitor.id === own.id) return [];
    await lockCart(tx, own.id);
    const planned = planMerge(await findLines(tx, own.id), await findLines(tx, visitor.id));
    for (const { variantId, quantityAfter, lookId } of planned)
      await saveLine(tx, own.id, { variantId, quantity: quantityAfter, lookId }, now);
    await closeVisitorCart(tx, visitor.id, now);
    if (planned.length > 0) await bumpVersion(tx, own.id, now);
    return planned;
  });
  return { cart: await getCart(own.id, context), changes };
}
