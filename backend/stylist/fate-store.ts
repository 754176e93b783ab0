import type { MetaCategory } from "#contract/catalog.ts";
import type { Role } from "../catalog/garment-facts.ts";
import type { SizeField } from "#contract/sizes.ts";
import { sql } from "../db/orm.ts";
import type { FitWord } from "./fitting-sizes.ts";
import { lessonFeaturesOf, type featuresOf } from "./piece.ts";
import type { OwnedGarment } from "./score.ts";
import type { Deed } from "./tastes.ts";

type Features = Parameters<typeof featuresOf>[0];

/** What became of a piece that was tried on at home. */
export interface TriedRow extends Features {
  productId: number;
  hex: string;
  role: Role;
  metaCategory: MetaCategory;
  size: string;
  /** Day it came. */
  on: string;
  isKept: boolean;
  /** Why it went back, where that was said. */
  reason: string | null;
  score: number | null;
  fit: "TOO_SMALL" | "GOOD" | "TOO_LARGE" | null;
}
/** What was taken out of a preview. */
export interface ReplacedRow extends Features {
  reason: string;
}

/** A wardrobe and its lessons are those of the last years. */
const lastPieces = 200;

const features = sql.raw(`'color', products.traits[2], 'hex', products.traits[3], 'pattern', products.traits[4],
  'family', products.family, 'kind', products.kind, 'fabric', products.traits[5], 'materials', products.materials,
  'brandId', products.brand_id, 'label', products.label`);

/** Pieces of the closed boxes of a profile, newest first. */
export const tried = sql<TriedRow[]>`(
  select coalesce(json_agg(json_build_object('productId', products.id, 'metaCategory', products.meta_category, 'role', products.role,
    'size', line.snapshot ->> 'size', 'on', line.delivery_date, 'isKept', line.returned_quantity < line.quantity,
    'reason', line.reason, 'score', (line.rating ->> 'score')::integer, 'fit', line.rating ->> 'fit', ${features})
    order by line.delivery_date desc, line.position), '[]')
  from (
    select order_lines.*, requests.delivery_date,
      (select return_lines.reason from return_lines join returns on returns.id = return_id
        where order_line_id = order_lines.id and returns.status <> 'CANCELLED'
        order by returns.created_at desc limit 1) as reason,
      (select item from order_ratings, jsonb_array_elements(items) as item
        where order_ratings.order_id = requests.order_id and item ->> 'order_line_id' = order_lines.id::text
        limit 1) as rating
    from requests join order_lines on order_lines.order_id = requests.order_id
    where requests.profile_id = profiles.id and requests.status = 'CLOSED'
    order by requests.delivery_date desc limit ${lastPieces}) as line
  join products on products.id = line.product_id)`;

/** Pieces that the client took out of previews of a profile, newest first. */
export const replaced = sql<ReplacedRow[]>`(
  select coalesce(json_agg(json_build_object('reason', gone.reason, ${features})), '[]')
  from (
    select (item ->> 'product_id')::integer as product_id, item ->> 'reason' as reason
    from requests join request_items on request_items.request_id = requests.id, jsonb_array_elements(replaced) as item
    where requests.profile_id = profiles.id and requests.status <> 'CANCELLED'
    order by requests.created_at desc limit ${lastPieces}) as gone
  join products on products.id = gone.product_id)`;

const fieldOf: Record<MetaCategory, SizeField> = {
  TOP: "top_size",
  BOTTOM: "bottom_size",
  OTHER: "top_size",
  FEET: "shoe_size",
};

/** What trying on says of sizes, newest first: the words of a rating before the reason of a return. */
export const fitWordsOf = (rows: readonly TriedRow[]): FitWord[] =>
  rows.flatMap(({ metaCategory, size, on, fit, reason }) => {
    const word = fit ?? reason;
    return word === "TOO_SMALL" || word === "TOO_LARGE" ? [{ field: fieldOf[metaCategory], size, fit: word, on }] : [];
  });

export const deedsOf = (rows: readonly TriedRow[], gone: readonly ReplacedRow[]): Deed[] => [
  ...rows.flatMap((row): Deed[] => {
    const features = lessonFeaturesOf(row);
    return [
      { features, fate: row.isKept ? { kind: "KEPT" } : { kind: "RETURNED", reason: row.reason ?? "OTHER" } },
      ...(row.score === null ? [] : [{ features, fate: { kind: "RATED" as const, score: row.score } }]),
    ];
  }),
  ...gone.map((row): Deed => ({
    features: lessonFeaturesOf(row),
    fate: { kind: "REPLACED", reason: row.reason },
  })),
];

export const ownedOf = (rows: readonly TriedRow[]): OwnedGarment[] => rows.filter(({ isKept }) => isKept);
