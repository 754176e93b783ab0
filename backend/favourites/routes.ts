import * as contract from "#contract/favourites.ts";
import { findCards } from "../catalog/find-cards.ts";
import { findInShop } from "../catalog/store.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { bringFavourites, giveUpFavourite, keepFavourite, readFavourites } from "./service.ts";

export const favouriteRoutes: Implementation[] = [
  implement(contract.getFavourites, (_, context) => readFavourites(context)),
  implement(contract.putFavourite, ({ params }, context) => keepFavourite(context, params.product)),
  implement(contract.deleteFavourite, ({ params }, context) => giveUpFavourite(context, params.product)),
  implement(contract.mergeFavourites, ({ body }, context) => bringFavourites(context, body.items)),
  implement(contract.getProductCards, async ({ query: { ids } }, context) =>
    findCards(await findInShop(context.db, ids), context),
  ),
];
