/* Without schemas: every page of a product counts by it and must not carry zod. */

/** Most favourites an account keeps, and a browser. */
export const maxFavourites = 200;
