import type { PGlite } from "@electric-sql/pglite";
import { aroundQueries } from "./around-queries.ts";

/**
 * Gives the engine the parsers of drizzle once. Drizzle names the same few with every query, and the engine then copies all it
 * has, hundreds with one for the arrays of each table: a tenth of all time went there. Answers the same client.
 */
export function keepParsers(client: PGlite): PGlite {
  let isTold = false;
  return aroundQueries(client, (query) => async (text, params, { parsers, ...options } = {}) => {
    if (parsers && !isTold) {
      Object.assign(client.parsers, parsers);
      isTold = true;
    }
    return query(text, params, options);
  });
}
