import * as contract from "#contract/favourites.ts";
import { findCards } from "../catalog/find-cards.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { bringFavourites, giveUpFavourite, keepFavourite, readFavourites } from "./service.ts";
import { findPrices } from "./store.ts";

export const favouriteRoutes: Implementation[] = [
  implement(contract.getFavourites, (_, context) => readFavourites(context)),
  implement(contract.putFavourite, ({ params }, context) => keepFavourite(context, params.product)),
  implement(contract.deleteFavourite, ({ params }, context) => giveUpFavourite(context, params.product)),
  implement(contract.mergeFavourites, ({ body }, context) => bringFavourites(context, body.items)),
  implement(contract.getProductCards, async ({ query: { ids } }, context) => {
    const inShop = await findPrices(context.db, ids);
    return findCards(
      ids.filter((id) => inShop.has(id)),
      context,
    );
  }),
];
