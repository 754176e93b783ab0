import { maxLines, type Cart } from "#contract/cart.ts";
import { toDecimal } from "#contract/money.ts";
import type { Locale, LocaleOption } from "#contract/locale.ts";
import { isProvisional } from "../clients/guest.ts";
import { findKnownLooks } from "../catalog/look-store.ts";
import { isVariantPublished } from "../catalog/store.ts";
import type { Caller, Clock, RequestContext } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import type { SQLWrapper } from "../db/orm.ts";
import { writeTogether } from "../db/write-together.ts";
import { findDefaultAddress } from "../addresses/store.ts";
import { countryOf } from "../delivery/offers.ts";
import { countGuess } from "../discounts/guesses.ts";
import type { Coupon, Purchase } from "../discounts/judge.ts";
import { findUsableCode, planReductions, toCodeError, toCodeTerms, toProblem } from "../discounts/service.ts";
import { normalizeCode, readBuyer } from "../discounts/store.ts";
import { ApiError } from "../http/problem.ts";
import { isOrderable, toCartLine, toPricedLine, type WantedPiece } from "./lines.ts";
import { planMerge, type MergeChange, type StoredLine } from "./merge.ts";
import { findPieces } from "./pieces.ts";
import { priceShop, toTotals } from "./price.ts";
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

/** What a cart call needs to know of its request. */
export interface CartContext extends Pick<RequestContext, "environment"> {
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

async function findWanted({ lines }: FilledCart, { db, clock, locale }: CartContext): Promise<WantedPiece[]> {
  const pieces = await findPieces(
    db,
    lines.map((line) => line.variantId),
    locale,
    clock.now(),
  );
  return lines.flatMap(({ variantId, quantity, lookId }) => {
    const piece = pieces.get(variantId);
    return piece ? [{ piece, quantity, lookId }] : [];
  });
}

/** The code of a cart, where the client may ask about it: reading carts again and again must not try codes out. */
async function findAskedCode({ couponCode }: StoredCart, context: CartContext): Promise<string | null> {
  const { caller } = context;
  if (couponCode === null || caller === null) return null;
  try {
    await countGuess({ ...context, caller }, couponCode);
    return couponCode;
  } catch (error) {
    if (error instanceof ApiError && error.code === "TOO_MANY_REQUESTS") return null;
    throw error;
  }
}

/** Where it would go: to the client's own address, or else to a home in the country the visit has chosen. */
async function homeOf({ db, caller, localeOption }: CartContext) {
  const address = caller && (await findDefaultAddress(db, caller.clientId, "shipping"));
  return { country: address?.country_code ?? countryOf(localeOption), mode: "HOME" as const };
}

/** What the cart costs whoever asks. */
async function priceCart(cart: StoredCart, wanted: readonly WantedPiece[], context: CartContext) {
  const { db, clock, caller } = context;
  const [lines, now] = [wanted.map(toPricedLine), clock.now()];
  const isJudged = cart.couponCode !== null && (await findAskedCode(cart, context)) !== null;
  const [home, buyer] = await Promise.all([homeOf(context), caller && readBuyer(db, caller.clientId, now)]);
  const plan =
    caller && buyer
      ? await planReductions(db, lines, buyer, {
          ...home,
          clientId: caller.clientId,
          code: isJudged ? cart.couponCode : null,
          useWallet: cart.usesWallet,
          now,
        })
      : null;
  const totals = plan?.totals ?? priceShop(lines, { ...home, isSubscriber: false, code: null, walletCents: 0 });
  return { totals, isJudged, refusal: plan?.refusal ?? null, walletBalanceCents: plan?.walletBalanceCents ?? null };
}

async function toCart(cart: FilledCart, context: CartContext): Promise<Cart> {
  const lines = await findWanted(cart, context);
  const { totals, isJudged, refusal, walletBalanceCents } = await priceCart(cart, lines, context);
  return {
    id: cart.id,
    version: cart.version,
    lines: lines.map(toCartLine),
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: toTotals(totals),
    is_orderable: isOrderable(lines),
    codes:
      cart.couponCode === null
        ? []
        : [{ code: cart.couponCode, problem: refusal && toProblem(refusal), is_judged: isJudged }],
    use_wallet: cart.usesWallet,
    wallet_balance_ttc: walletBalanceCents === null ? null : toDecimal(walletBalanceCents),
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

/** A line that is there keeps its piece, for sale or not. Throws UNKNOWN_VARIANT for a new one of what is not sold. */
export async function putLine(
  cartId: string,
  variantId: number,
  wanted: { quantity: number; look?: number | null | undefined },
  context: CartContext,
): Promise<Cart> {
  const { db } = context;
  const [look, isPublished] = await Promise.all([keepKnownLook(db, wanted.look), isVariantPublished(db, variantId)]);
  return changeCart(cartId, context, (tx, lines, now) => {
    const line = lines.find((candidate) => candidate.variantId === variantId);
    if (!line && !isPublished) throw new ApiError("UNKNOWN_VARIANT");
    if (!line && lines.length >= maxLines) throw new ApiError("QUANTITY_TOO_LARGE", { data: { max_lines: maxLines } });
    const lookId = look === undefined ? (line?.lookId ?? null) : look;
    if (line?.quantity === wanted.quantity && line.lookId === lookId) return null;
    const saved = { variantId, quantity: wanted.quantity, lookId };
    return {
      lines: line ? lines.map((other) => (other === line ? saved : other)) : [...lines, saved],
      write: saveLine(tx, cartId, saved, now),
    };
  });
}

export const deleteLine = (cartId: string, variantId: number, context: CartContext): Promise<Cart> =>
  changeCart(cartId, context, (tx, lines) => {
    const left = lines.filter((line) => line.variantId !== variantId);
    return left.length === lines.length ? null : { lines: left, write: removeLine(tx, cartId, variantId) };
  });

/** Keeps a code and the wish for the wallet. Throws the errors of a code the client cannot use. */
export async function setReductions(
  cartId: string,
  { codes: [wanted], use_wallet: usesWallet }: { codes: string[]; use_wallet: boolean },
  context: CartContext,
): Promise<Cart> {
  const { db, clock, caller } = context;
  const couponCode = wanted === undefined ? null : normalizeCode(wanted);
  if (caller && couponCode !== null) {
    await countGuess({ ...context, caller }, couponCode);
    const priced = await findPricedCart({ ...context, caller }, cartId);
    if (!priced) throw new ApiError("NOT_FOUND");
    const { clientId } = caller;
    const { refusal } = await findUsableCode(db, {
      clientId,
      code: couponCode,
      purchase: priced.purchase,
      now: clock.now(),
    });
    if (refusal) throw toCodeError(refusal);
  }
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    const cart = requireReadable(await lockCart(tx, cartId), caller);
    const lines = await findLines(tx, cartId);
    if (cart.couponCode === couponCode && cart.usesWallet === usesWallet) return { ...cart, lines };
    await bumpVersion(tx, cartId, now, { couponCode, usesWallet });
    return { ...cart, couponCode, usesWallet, version: cart.version + 1, lines };
  });
  return toCart(changed, context);
}

/** The pieces of a cart as a purchase, and what a coupon would take off them in cents; null when there is no such cart. */
export async function findPricedCart(
  context: CartContext & { caller: Caller },
  cartId: string,
): Promise<{ purchase: Purchase; worthOf: (coupon: Coupon) => number } | null> {
  const { db, clock, caller } = context;
  const cart = await findFilledCart(db, cartId);
  if (!cart || cart.mergedAt !== null || (cart.clientId !== null && cart.clientId !== caller.clientId)) return null;
  const [wanted, { isSubscriber }, home] = await Promise.all([
    findWanted(cart, context),
    readBuyer(db, caller.clientId, clock.now()),
    homeOf(context),
  ]);
  const terms = { ...home, isSubscriber, walletCents: 0 };
  const lines = wanted.map(toPricedLine);
  const plain = priceShop(lines, { ...terms, code: null });
  return {
    purchase: { kind: "SHOP", itemsTotalCents: plain.itemsTotalCents },
    worthOf: (coupon) => plain.totalCents - priceShop(lines, { ...terms, code: toCodeTerms(coupon) }).totalCents,
  };
}

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
    const owner = visitor?.clientId ?? null;
    // A guest who signs in after all is the visitor who filled it.
    const isOthers = owner !== null && owner !== caller.clientId && !(await isProvisional(tx, owner));
    if (!visitor || isOthers) throw new ApiError("NOT_FOUND");
    if (visitor.mergedAt !== null || visitor.id === own.id) return [];
    await lockCart(tx, own.id);
    const planned = planMerge(await findLines(tx, own.id), await findLines(tx, visitor.id));
    for (const { variantId, quantityAfter, lookId } of planned)
      await saveLine(tx, own.id, { variantId, quantity: quantityAfter, lookId }, now);
    await closeVisitorCart(tx, visitor.id, now);
    const { couponCode } = visitor;
    if (planned.length > 0 || couponCode !== null)
      await bumpVersion(tx, own.id, now, couponCode === null ? {} : { couponCode });
    return planned;
  });
  return { cart: await getCart(own.id, context), changes };
}
