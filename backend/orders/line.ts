import type { VariantWithProduct } from "../catalog/card.ts";
import { sql, type SQL } from "../db/orm.ts";
import type { orderLines } from "../db/schema/order.ts";
import { parisDay } from "../delivery/working-days.ts";

/** A number for an order that is inserted with it. */
export const nextOrderNumber = (now: Date): SQL =>
  sql`'PM-' || ${parisDay(now).day.slice(0, 4)}::text || '-' || nextval('order_numbers')`;

/** A line as it is stored: what was bought as it is named and shown on this day. */
export function toOrderLine(line: {
  orderId: string;
  position: number;
  piece: Pick<VariantWithProduct, "product" | "variant">;
  quantity: number;
  unitPriceCents: number;
  lookId: number | null;
}): typeof orderLines.$inferInsert {
  const { piece, ...columns } = line;
  const { product, variant } = piece;
  const [image] = product.images;
  if (!image) throw new Error(`product ${product.id} has no picture`);
  const { name, clean_name, brand_name, collection_slug } = product;
  const { url, width, height, placeholder, alt } = image;
  return {
    ...columns,
    id: crypto.randomUUID(),
    productId: product.id,
    variantId: variant.variant_id,
    snapshot: {
      name,
      clean_name,
      brand_name,
      size: variant.size,
      collection_slug,
      image: { url, width, height, placeholder, alt },
    },
  };
}
