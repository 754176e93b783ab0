import { sql } from "../orm.ts";
import { check, index, integer, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Fit } from "#contract/ratings.ts";
import type { Locale } from "#contract/locale.ts";
import type { ReviewDoubt, ReviewStatus } from "#contract/reviews.ts";
import { products } from "./catalog.ts";
import { clients } from "./client.ts";
import { moment } from "./columns.ts";
import { orderLines } from "./order.ts";

/** What a client says of a piece that was bought, for everybody to read. */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid().primaryKey(),
    /** What staff calls it by. */
    number: serial().notNull().unique(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** The piece that proves that it was bought. */
    orderLineId: uuid("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    score: integer().notNull(),
    fit: text().$type<Fit>(),
    text: text().notNull(),
    language: text().$type<Locale>().notNull(),
    status: text().$type<ReviewStatus>().notNull(),
    doubts: text().array().$type<ReviewDoubt[]>().notNull(),
    /** What staff told the client when it was refused. */
    refusal: text(),
    answer: text(),
    answeredAt: moment("answered_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Since when these words are read by others. */
    publishedAt: moment("published_at"),
  },
  (table) => [
    uniqueIndex("reviews_once").on(table.clientId, table.productId),
    index("reviews_order_line").on(table.orderLineId),
    index("reviews_of_product")
      .on(table.productId, table.publishedAt)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index("reviews_newest")
      .on(table.publishedAt)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index("reviews_held")
      .on(table.updatedAt)
      .where(sql`${table.status} = 'HELD'`),
    check("reviews_score", sql`${table.score} between 1 and 5`),
    check("reviews_published", sql`(${table.status} = 'PUBLISHED') = (${table.publishedAt} is not null)`),
  ],
);
