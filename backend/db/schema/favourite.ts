import { integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { products } from "./catalog.ts";
import { clients } from "./client.ts";
import { moment } from "./columns.ts";

/** Pieces of the shop a client keeps to find them again; nothing is put aside for it. */
export const favourites = pgTable(
  "favourites",
  {
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    keptAt: moment("kept_at").notNull(),
    /** Of one piece, when it was kept. */
    priceCents: integer("price_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.productId] })],
);
