import type { ProductCard } from "#contract/catalog.ts";
import {
  deleteFavourite,
  getFavourites,
  getProductCards,
  mergeFavourites,
  putFavourite,
  type Favourite,
} from "#contract/favourites.ts";
import { toDecimal } from "#contract/money.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { Kept } from "./kept.ts";

const params = (id: number) => ({ product: String(id) });

export const favouritesOfClient = (): Promise<Favourite[]> => browserApi().call(getFavourites, {});

export const keepForClient = (id: number): Promise<void> => browserApi().call(putFavourite, { params: params(id) });

export const giveUpForClient = (id: number): Promise<void> =>
  browserApi().call(deleteFavourite, { params: params(id) });

export const bringToClient = (kept: Kept): Promise<Favourite[]> =>
  browserApi().call(mergeFavourites, {
    body: {
      items: kept.map(({ id, at, cents }) => ({
        product_id: id,
        kept_at: new Date(at).toISOString(),
        price_then: toDecimal(cents),
      })),
    },
  });

export const cardsOf = (kept: Kept): Promise<ProductCard[]> =>
  browserApi().call(getProductCards, { query: { ids: kept.map(({ id }) => id).join(",") } });
