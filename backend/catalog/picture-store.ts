import { eq } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { looks, products } from "../db/schema/catalog.ts";
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

export async function findLookDrawing(db: Queryable, id: number): Promise<LookDrawing | null> {
  const [row] = await db.select({ drawing: looks.drawing }).from(looks).where(eq(looks.id, id));
  return (row?.drawing as LookDrawing | null | undefined) ?? null;
}
