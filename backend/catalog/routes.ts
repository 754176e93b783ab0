import * as contract from "#contract/catalog.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { findProductAddresses } from "./product-addresses.ts";
import {
  getCollection,
  getCollectionProducts,
  getCollections,
  getLook,
  getProduct,
  searchProducts,
} from "./service.ts";
import { suggestSearch } from "./suggest-search.ts";

export const catalogRoutes: Implementation[] = [
  implement(contract.searchProducts, ({ query }, context) => searchProducts(query, context)),
  implement(contract.getProductAddresses, ({ query }, { db }) => findProductAddresses(db, query)),
  implement(contract.suggestSearch, ({ query }, context) => suggestSearch(query, context)),
  implement(contract.getCollectionProducts, ({ params, query }, context) =>
    getCollectionProducts(params.slug, query, context),
  ),
  implement(contract.getCollection, ({ params }, context) => getCollection(params.slug, context)),
  implement(contract.getCollections, ({ query: { is_shop, is_suggestion, gender, locale } }, context) =>
    getCollections(
      { isShop: is_shop, isSuggestion: is_suggestion, gender },
      { ...context, locale: locale ?? context.locale },
    ),
  ),
  implement(contract.getLook, ({ params }, context) => getLook(params.id, context)),
  implement(contract.getProduct, ({ params }, context) => getProduct(params.id, context)),
];
