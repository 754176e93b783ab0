import { z } from "zod";
import { productCardSchema } from "./catalog.ts";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { maxFavourites } from "./favourite-limit.ts";
import { integerIdSchema } from "./page.ts";

export const favouriteSchema = z.object({
  /** That of the product. */
  id: z.int(),
  product: productCardSchema,
  kept_at: z.iso.datetime(),
  /** What it cost when it was kept. */
  price_then: decimalSchema,
});
export type Favourite = z.infer<typeof favouriteSchema>;

/** A number of the catalogue, which is the same for everybody: no id of the client's. */
const params = z.strictObject({ product: integerIdSchema });

export const getFavourites = endpoint({
  method: "GET",
  path: "/clients/me/favourites",
  auth: "bearer",
  origin: "added",
  summary: "Pieces the client keeps to find them again, newest first; those that left the shop are not shown",
  answer: z.array(favouriteSchema),
});

export const putFavourite = endpoint({
  method: "PUT",
  path: "/clients/me/favourites/:product",
  auth: "bearer",
  origin: "added",
  summary: "Keep a piece as a favourite; one that is kept already stays as it is",
  params,
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND", "TOO_MANY_FAVOURITES"],
});

export const deleteFavourite = endpoint({
  method: "DELETE",
  path: "/clients/me/favourites/:product",
  auth: "bearer",
  origin: "added",
  summary: "Give up a favourite",
  params,
  answer: z.void(),
  status: 204,
  /** It is none. */
  errors: ["NOT_FOUND"],
});

export const mergeFavourites = endpoint({
  method: "POST",
  path: "/clients/me/favourites",
  auth: "bearer",
  origin: "added",
  /* What a browser kept is its owner's; that of staff has favourites of its own. */
  staff: "never",
  summary:
    "Bring along what a visitor's browser kept, newest first. What the account keeps stays as it is; unknown pieces, and those there is no room for, are left out",
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          product_id: z.int().min(1).max(2_147_483_647),
          kept_at: z.iso.datetime(),
          price_then: decimalSchema.min(0),
        }),
      )
      .max(maxFavourites),
  }),
  answer: z.array(favouriteSchema),
});

export const getProductCards = endpoint({
  method: "GET",
  path: "/shop/product-cards",
  auth: "none",
  origin: "added",
  summary:
    "Cards of products by their numbers, in that order: a visitor's favourites. Those that left the shop are left out",
  /** `1,12,7` */
  query: z.strictObject({
    ids: z
      .string()
      .max(maxFavourites * 11)
      .transform((value) => [...new Set(value.split(",").filter(Boolean).map(Number))])
      .pipe(z.array(z.int().min(1).max(2_147_483_647)).max(maxFavourites)),
  }),
  answer: z.array(productCardSchema),
});
