import { sql } from "../orm.ts";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Family, Gender, MetaCategory } from "#contract/catalog.ts";
import type { GarmentDetails, GarmentLengths } from "#contract/garment-details.ts";
import type { Locale } from "#contract/locale.ts";
import type { Climate, Cut, Dress, Kind, Occasion, Role } from "../../catalog/garment-facts.ts";
import type { Means, WordKind } from "../../catalog/understanding/means.ts";
import { moment, tsvector, type Localized } from "./columns.ts";

/** A picture of a product; `url` is root-relative below the media base. */
export interface StoredImage {
  view: "front" | "back" | "detail";
  url: string;
  width: number;
  height: number;
  placeholder: string;
  alt: Localized;
}
export interface StoredPicture {
  url: string;
  width: number;
  height: number;
  placeholder: string;
  alt: Localized;
}
export interface StoredOrigin {
  weaving: string;
  dyeing: string;
  making: string;
  recycled_percent: number;
  sheds_microfibres: boolean;
}

export const brands = pgTable("brands", {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  countryCode: text("country_code").notNull(),
  description: jsonb().$type<Localized>().notNull(),
  manufacturer: jsonb().$type<{ name: string; address: string; email: string }>().notNull(),
  /** When what its page says of the brand itself last changed; triggers keep it. Null where nobody noted it. */
  changedAt: moment("changed_at"),
});

export const products = pgTable(
  "products",
  {
    id: serial().primaryKey(),
    sku: text().notNull().unique(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brands.id),
    profileType: text("profile_type").$type<"KID" | "WOMAN">().notNull(),
    gender: text().$type<Gender>().notNull(),
    family: text().$type<Family>().notNull(),
    metaCategory: text("meta_category").$type<MetaCategory>().notNull(),
    label: text().$type<"matchy" | "cotonbio">(),
    /**
     * Pieces of one model are the same garment in another colour or pattern; null for one that comes alone, or where nobody has
     * told. The demo names a model by the number of its first piece.
     */
    model: text(),
    /* What the garment is, told by whoever enters it (`usualNature` proposes): the stylist, the filters and search read it here. */
    /** Null where nobody has told; its family speaks for it then. */
    kind: text().$type<Kind>(),
    /** Whose shape it is cut for; null where nobody has told. */
    cut: text().$type<Cut>(),
    /** Its place in an outfit. */
    role: text().$type<Role>().notNull(),
    hasShortSleeves: boolean("has_short_sleeves").notNull(),
    /** How warm it is; null goes with every month. */
    climate: text().$type<Climate>(),
    /** What one wears it for: to play, every day or to dress up. */
    dress: text().$type<Dress>().notNull(),
    /** Nothing for an office, an evening or a feast. */
    isRelaxed: boolean("is_relaxed").notNull(),
    /** Days it is made for; search finds it by them. */
    occasions: text()
      .array()
      .$type<Occasion[]>()
      .notNull()
      .default(sql`'{}'`),
    names: jsonb().$type<Localized>().notNull(),
    cleanNames: jsonb("clean_names").$type<Localized>().notNull(),
    descriptions: jsonb().$type<Localized>().notNull(),
    color: jsonb().$type<{ code: string; hex: string; name: Localized }>().notNull(),
    pattern: jsonb().$type<{ code: string; name: Localized }>().notNull(),
    fabric: jsonb().$type<{ code: string; name: Localized }>().notNull(),
    /** `code` tells the material whatever the language (`wool`, `cotton`). */
    composition: jsonb().$type<{ code: string; material: Localized; percent: number }[]>().notNull(),
    care: jsonb().$type<Localized<string[]>>().notNull(),
    warnings: jsonb().$type<Localized<string[]>>().notNull(),
    origin: jsonb().$type<StoredOrigin>().notNull(),
    /** Closure, lining, stretch and seasons; null where nobody has told. */
    details: jsonb().$type<GarmentDetails>(),
    /** Where its length is measured; the centimetres stand with its sizes. */
    lengthMeasured: text("length_measured").$type<GarmentLengths["measured"]>(),
    images: jsonb().$type<StoredImage[]>().notNull(),
    /** What the picture is drawn from (a GarmentSpec); null for products with photographs. Only pictures are made of it. */
    drawing: jsonb().$type<Record<string, unknown>>(),
    priceCents: integer("price_cents").notNull(),
    originalPriceCents: integer("original_price_cents"),
    lowestPrice30DaysCents: integer("lowest_price_30_days_cents"),
    /** Reduction in percent, not rounded; 0 without one. Kept for sorting. */
    discountPercent: integer("discount_percent").notNull().default(0),
    collectionSlug: text("collection_slug").notNull(),
    /** Sizes with at least one piece in stock; kept in step with the variants by whoever changes stock. */
    sizesInStock: text("sizes_in_stock")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Published reviews and the sum of their stars; a trigger of `reviews` keeps both. */
    reviewCount: integer("review_count").notNull().default(0),
    reviewStars: integer("review_stars").notNull().default(0),
    /** Position in the default order of lists; smaller is earlier. */
    rank: integer().notNull(),
    isPublished: boolean("is_published").notNull().default(true),
    /** In lists stand published products that have a picture. */
    isListed: boolean("is_listed")
      .notNull()
      .generatedAlwaysAs(sql`is_published and jsonb_array_length(images) > 0`),
    publishedAt: moment("published_at").notNull(),
    /** When what its page says of it last changed, but for stock, or when it came, went or came back; triggers keep it. Null where nobody noted it. */
    changedAt: moment("changed_at"),
    /**
     * Codes of what it looks like, kind, colour, its hex, pattern and fabric: read by hundreds where texts and pictures, which lie outside of the row, are
     * of no use. The kind is a column as well; its place here is what the release before reads.
     */
    traits: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`array[kind, color ->> 'code', color ->> 'hex', pattern ->> 'code', fabric ->> 'code']`),
    /** Codes of what its cloth is made of. */
    materials: jsonb()
      .$type<string[]>()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_path_query_array(composition, '$[*].code')`),
    /**
     * What lists are narrowed by, each with the letter of its filter: `c:navy`, `p:stripe`, `f:jersey`, `b:3`, `s:SUMMER`, `o:1`
     * for a reduced piece. One column, so that one index finds any of them and the indexes of lists can hold them all.
     */
    facets: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`product_facets(color, pattern, fabric, brand_id, original_price_cents, details)`),
    searchFr: tsvector("search_fr").notNull(),
    searchDe: tsvector("search_de").notNull(),
    searchNl: tsvector("search_nl").notNull(),
    searchEs: tsvector("search_es").notNull(),
  },
  (table) => [
    /* One index an order of lists, holding what they filter by: a list reads the index and never the rows it skips. */
    index("products_by_rank")
      .on(table.rank, table.gender, table.family, table.sizesInStock, table.id, table.facets, table.priceCents)
      .where(sql`${table.isListed}`),
    index("products_by_price")
      .on(table.priceCents, table.id, table.gender, table.family, table.sizesInStock, table.facets)
      .where(sql`${table.isListed}`),
    index("products_by_publication")
      .on(table.publishedAt, table.id, table.gender, table.family, table.sizesInStock, table.facets, table.priceCents)
      .where(sql`${table.isListed}`),
    index("products_by_discount")
      .on(
        table.discountPercent,
        table.id,
        table.gender,
        table.family,
        table.sizesInStock,
        table.facets,
        table.priceCents,
      )
      .where(sql`${table.isListed}`),
    /* The same facts by what narrows a list most, and by product for the lists of collections. */
    index("products_by_kind")
      .on(
        table.family,
        table.gender,
        table.rank,
        table.sizesInStock,
        table.priceCents,
        table.discountPercent,
        table.publishedAt,
        table.id,
        table.facets,
      )
      .where(sql`${table.isListed}`),
    index("products_listed")
      .on(
        table.id,
        table.gender,
        table.family,
        table.sizesInStock,
        table.priceCents,
        table.discountPercent,
        table.publishedAt,
        table.facets,
      )
      .where(sql`${table.isListed}`),
    /* All of the catalogue is read for when its lists last changed: rows are large, this is not. */
    index("products_dated").on(table.id, table.brandId, table.changedAt),
    index("products_of_model")
      .on(table.model)
      .where(sql`${table.model} is not null`),
    index("products_facets").using("gin", table.facets),
    index("products_sizes").using("gin", table.sizesInStock),
    index("products_search_fr").using("gin", table.searchFr),
    index("products_search_de").using("gin", table.searchDe),
    index("products_search_nl").using("gin", table.searchNl),
    index("products_search_es").using("gin", table.searchEs),
    /* A word that many have is looked for in the order of the shop, here too without reading rows. Documents are a few hundred bytes. */
    index("products_text_fr")
      .on(table.rank, table.id, table.searchFr)
      .where(sql`${table.isListed}`),
    index("products_text_de")
      .on(table.rank, table.id, table.searchDe)
      .where(sql`${table.isListed}`),
    index("products_text_nl")
      .on(table.rank, table.id, table.searchNl)
      .where(sql`${table.isListed}`),
    index("products_text_es")
      .on(table.rank, table.id, table.searchEs)
      .where(sql`${table.isListed}`),
    check("products_price_positive", sql`${table.priceCents} > 0`),
  ],
);

/** Words of the search documents as they are typed; a misspelt word of a search is corrected to the nearest of them. */
export const searchWords = pgTable(
  "search_words",
  {
    locale: text().$type<Locale>().notNull(),
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index("search_words_similar").using("gin", sql`${table.word} gin_trgm_ops`),
  ],
);

/**
 * What visitors call things, in each language: a word or a phrase and what it stands for. `phrase` is folded like a search
 * is; `stem` is what its forms have in common.
 */
export const searchVocabulary = pgTable(
  "search_vocabulary",
  {
    locale: text().$type<Locale>().notNull(),
    phrase: text().notNull(),
    stem: text().notNull(),
    kind: text().$type<WordKind>().notNull(),
    /** How a page names it; empty for words that name nothing. */
    name: text().notNull(),
    means: jsonb().$type<Means>().notNull(),
    /** The shop has nothing that is called so; `means` is what comes nearest. */
    isNear: boolean("is_near").notNull().default(false),
    /** Of all of it; see `shipped_contents`. */
    digest: text()
      .notNull()
      .generatedAlwaysAs(
        sql`md5(locale || '|' || phrase || '|' || stem || '|' || kind || '|' || name || '|' || means::text || '|' || case when is_near then 't' else 'f' end)`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.phrase] }),
    index("search_vocabulary_stem").on(table.locale, table.stem),
    index("search_vocabulary_similar").using("gin", sql`${table.phrase} gin_trgm_ops`),
  ],
);

export const variants = pgTable(
  "variants",
  {
    id: serial().primaryKey(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    size: text().notNull(),
    position: integer().notNull(),
    /** Length of the garment; null where nobody has measured. */
    lengthCm: integer("length_cm"),
    /** The number the trade knows it by, given by its maker; null without one. A number of our own is none. */
    gtin: text(),
    /** Pieces free to sell: an order takes them out when it is made and a cancelled one puts them back. */
    stock: integer().notNull(),
  },
  (table) => [
    uniqueIndex("variants_product_size").on(table.productId, table.size),
    check("variants_stock_not_negative", sql`${table.stock} >= 0`),
    /* Noughts in front change no number. */
    uniqueIndex("variants_gtin").on(sql`lpad(${table.gtin}, 14, '0')`),
    check("variants_gtin_digits", sql`${table.gtin} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
  ],
);

export const priceHistory = pgTable(
  "price_history",
  {
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    startsAt: moment("starts_at").notNull(),
    priceCents: integer("price_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.startsAt] })],
);

export const collections = pgTable("collections", {
  slug: text().primaryKey(),
  position: integer().notNull(),
  profileType: text("profile_type").$type<"KID" | "WOMAN">().notNull(),
  gender: text().$type<Gender>(),
  isShop: boolean("is_shop").notNull().default(true),
  isSuggestion: boolean("is_suggestion").notNull().default(false),
  names: jsonb().$type<Localized>().notNull(),
  taglines: jsonb().$type<Localized>().notNull(),
  descriptions: jsonb().$type<Localized>().notNull(),
  image: jsonb().$type<StoredPicture>().notNull(),
  /** What the picture is drawn from; null for a photograph. */
  drawing: jsonb().$type<Record<string, unknown>>(),
  productCount: integer("product_count").notNull(),
  sizes: text().array().notNull(),
  families: text().array().$type<Family[]>().notNull(),
  genders: text().array().$type<Gender[]>().notNull(),
  /** When its texts, its picture or which products are in it last changed; triggers keep it. Null where nobody noted it. */
  changedAt: moment("changed_at"),
});

/** Members of the collections with what their lists sort and filter by, copied from the product so that a list reads one index. */
export const collectionProducts = pgTable(
  "collection_products",
  {
    collectionSlug: text("collection_slug")
      .notNull()
      .references(() => collections.slug),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    /** These two never change. */
    gender: text().$type<Gender>().notNull(),
    family: text().$type<Family>().notNull(),
    /** The three change with the product's, in the same transaction. */
    priceCents: integer("price_cents").notNull(),
    discountPercent: integer("discount_percent").notNull(),
    publishedAt: moment("published_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionSlug, table.productId] }),
    index("collection_products_position").on(
      table.collectionSlug,
      table.position,
      table.productId,
      table.gender,
      table.family,
    ),
    index("collection_products_price").on(
      table.collectionSlug,
      table.priceCents,
      table.productId,
      table.gender,
      table.family,
    ),
    index("collection_products_discount").on(
      table.collectionSlug,
      table.discountPercent,
      table.productId,
      table.gender,
      table.family,
    ),
    index("collection_products_publication").on(
      table.collectionSlug,
      table.publishedAt,
      table.productId,
      table.gender,
      table.family,
    ),
  ],
);

export const looks = pgTable("looks", {
  id: serial().primaryKey(),
  profileType: text("profile_type").$type<"KID" | "WOMAN">().notNull(),
  position: integer().notNull(),
  stylistSlug: text("stylist_slug").notNull(),
  names: jsonb().$type<Localized>().notNull(),
  descriptions: jsonb().$type<Localized>().notNull(),
  image: jsonb().$type<StoredPicture>().notNull(),
  /** What the picture is drawn from; null for a photograph. */
  drawing: jsonb().$type<Record<string, unknown>>(),
  /** When its texts, its picture or which products are in it last changed; triggers keep it. Null where nobody noted it. */
  changedAt: moment("changed_at"),
});

export const lookProducts = pgTable(
  "look_products",
  {
    lookId: integer("look_id")
      .notNull()
      .references(() => looks.id),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lookId, table.productId] })],
);

/** Editable contents (stylists, FAQ, legal …) as their contract shape, one row a language. */
export const websiteContents = pgTable(
  "website_contents",
  {
    kind: text()
      .$type<
        | "blog-category"
        | "blog-post"
        | "config"
        | "editorial"
        | "faq"
        | "instagram"
        | "legal"
        | "quiz"
        | "seo"
        | "stylist"
        | "translation"
      >()
      .notNull(),
    slug: text().notNull(),
    locale: text().notNull(),
    position: integer().notNull().default(0),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When it came, or last became another; triggers keep it. Null where nobody noted it. */
    changedAt: moment("changed_at"),
    /** Of all of it; see `shipped_contents`. */
    digest: text()
      .notNull()
      .generatedAlwaysAs(sql`md5(kind || '|' || slug || '|' || locale || '|' || position::text || '|' || data::text)`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug, table.locale] })],
);

/**
 * What this program's releases put into `website_contents` and `search_vocabulary` (kind `word`), piece by piece, so that the
 * next one replaces what nobody changed.
 */
export const shippedContents = pgTable(
  "shipped_contents",
  {
    kind: text().$type<(typeof websiteContents.$inferSelect)["kind"] | "word">().notNull(),
    slug: text().notNull(),
    locale: text().notNull(),
    /** Of the piece as it was put there; of what is there, it is another one once staff changed it. */
    digest: text().notNull(),
    /** Of the piece as it is shipped now. Another than `digest` where staff's own was kept instead. */
    newest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug, table.locale] })],
);

/** Releases of the contents this database had, by the digest of all of them. */
export const contentReleases = pgTable("content_releases", {
  digest: text().primaryKey(),
  broughtAt: moment("brought_at").notNull(),
});

/** Every wording a legal text ever had, whoever wrote it; a trigger of `website_contents` keeps them. */
export const legalWordings = pgTable(
  "legal_wordings",
  {
    id: serial().primaryKey(),
    code: text().notNull(),
    locale: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** In force from then on, until the next one of its code and language. */
    since: moment("since").notNull(),
  },
  (table) => [index("legal_wordings_code").on(table.code, table.locale, table.since)],
);

export const changeNumbers = pgSequence("change_numbers");

/**
 * What changed of what pages are made of, by the names pages are kept under; triggers write it (`db/triggers.test.ts` says
 * which). Dated by the database's own clock: a demo that moves the API's must not drop news.
 */
export const catalogChanges = pgTable("catalog_changes", {
  id: serial().primaryKey(),
  tag: text().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** Given once everybody can read it: who has seen one has seen all that are smaller. Null until then. */
  number: integer().unique(),
});
