import type { PGlite, QueryOptions, Results, Transaction } from "@electric-sql/pglite";

/** A query as the stores ask it, of a client or inside a transaction. */
export type Query = (text: string, params?: unknown[], options?: QueryOptions) => Promise<Results>;

/** Puts something around every query of a client, those inside of transactions too. Answers the same client. */
export function aroundQueries(client: PGlite, around: (query: Query) => Query): PGlite {
  const wrap = <Of extends Pick<Transaction, "query">>(queryable: Of): Of =>
    Object.assign(queryable, { query: around(queryable.query.bind(queryable) as Query) });
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((inside) => work(wrap(inside)));
  return wrap(client);
}
