import { maxFavourites } from "#contract/favourite-limit.ts";
import type { Favourite, mergeFavourites } from "#contract/favourites.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { toCents, toDecimal } from "#contract/money.ts";
import { findCards } from "../catalog/find-cards.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { planMerge } from "./plan-merge.ts";
import { addFavourites, findFavouriteIds, findFavourites, findPrices, removeFavourite } from "./store.ts";

type OfClient = RequestContext & { caller: Caller };

export async function readFavourites(context: OfClient): Promise<Favourite[]> {
  const rows = await findFavourites(context.db, context.caller.clientId);
  const ids = rows.map(({ productId }) => productId);
  const cards = new Map((await findCards(ids, context)).map((card) => [card.id, card]));
  return rows.flatMap(({ productId, keptAt, priceCents }) => {
    const product = cards.get(productId);
    return product
      ? [{ id: productId, product, kept_at: keptAt.toISOString(), price_then: toDecimal(priceCents) }]
      : [];
  });
}

/** Throws NOT_FOUND for what is not in the shop and TOO_MANY_FAVOURITES. */
export async function keepFavourite({ db, clock, caller: { clientId } }: OfClient, productId: number): Promise<void> {
  const priceCents = (await findPrices(db, [productId])).get(productId);
  if (priceCents === undefined) throw new ApiError("NOT_FOUND");
  await db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const ids = await findFavouriteIds(tx, clientId);
    if (ids.includes(productId)) return;
    if (ids.length >= maxFavourites) throw new ApiError("TOO_MANY_FAVOURITES");
    await addFavourites(tx, [{ clientId, productId, keptAt: clock.now(), priceCents }]);
  });
}

export async function giveUpFavourite({ db, caller }: OfClient, productId: number): Promise<void> {
  if (!(await removeFavourite(db, caller.clientId, productId))) throw new ApiError("NOT_FOUND");
}

export async function bringFavourites(
  context: OfClient,
  items: BodyOf<typeof mergeFavourites>["items"],
): Promise<Favourite[]> {
  const {
    db,
    clock,
    caller: { clientId },
  } = context;
  const now = clock.now();
  const inShop = await findPrices(
    db,
    items.map(({ product_id }) => product_id),
  );
  await db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const brought = planMerge(
      await findFavouriteIds(tx, clientId),
      items.filter(({ product_id }) => inShop.has(product_id)),
    );
    await addFavourites(
      tx,
      brought.map(({ product_id, kept_at, price_then }) => ({
        clientId,
        productId: product_id,
        /* A browser's clock may be fast. */
        keptAt: new Date(Math.min(Date.parse(kept_at), now.getTime())),
        priceCents: toCents(price_then),
      })),
    );
  });
  return readFavourites(context);
}
