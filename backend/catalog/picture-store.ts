import { defaultLocale } from "#contract/locale.ts";
import type { Picture } from "#contract/picture.ts";
import type { Queryable } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { looks, products } from "../db/schema/catalog.ts";
import type { WornDrawing } from "../pictures/figure/worn.ts";
import { toPicture } from "./card.ts";
import type { GarmentSpec } from "../pictures/types.ts";

export interface LookDrawing {
  specs: GarmentSpec[];
  seed: number;
}

/** What a product's pictures are drawn from; null for an unknown product or one with photographs. Drawn for orders too, so unpublished ones count. */
export async function findProductDrawing(db: Queryable, id: number): Promise<GarmentSpec | null> {
  const [row] = await db.select({ drawing: products.drawing }).from(products).where(eq(products.id, id));
  return (row?.drawing as GarmentSpec | null | undefined) ?? null;
}

/** What the pictures of a product on somebody are drawn from; null like `findProductDrawing`. */
export async function findWornDrawing(db: Queryable, id: number): Promise<WornDrawing | null> {
  const [row] = await db
    .select({ drawing: products.drawing, gender: products.gender })
    .from(products)
    .where(eq(products.id, id));
  const spec = row?.drawing as GarmentSpec | null | undefined;
  return row && spec ? { spec, gender: row.gender } : null;
}

/** Fronts of pieces that are sold, for whoever looks at how something is drawn up. */
export async function findSomeFronts(db: Queryable, count: number): Promise<Picture[]> {
  const rows = await db
    .select({ images: products.images })
    .from(products)
    .where(eq(products.isPublished, true))
    .orderBy(products.id)
    .limit(count);
  return rows.flatMap(({ images }) => images.slice(0, 1).map((image) => toPicture(image, defaultLocale)));
}

export async function findLookDrawing(db: Queryable, id: number): Promise<LookDrawing | null> {
  const [row] = await db.select({ drawing: looks.drawing }).from(looks).where(eq(looks.id, id));
  return (row?.drawing as LookDrawing | null | undefined) ?? null;
}
