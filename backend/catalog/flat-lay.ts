import type { Locale } from "#contract/locale.ts";
import type { Picture } from "#contract/picture.ts";
import type { Queryable } from "../db/database.ts";
import { inArray } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { drawLook, groundTint } from "../pictures/draw.ts";
import { lookAreas } from "../pictures/look.ts";
import type { GarmentSpec } from "../pictures/types.ts";
import { pictureUrl } from "./picture-address.ts";

/** A flat-lay shows the first six pieces; more would be too small to tell apart. */
const most = 6;

interface Row {
  id: number;
  names: Record<Locale, string>;
  drawing: GarmentSpec | null;
}

async function readRows(db: Queryable, ids: readonly number[]): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, names: products.names, drawing: products.drawing })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map((row) => [row.id, { ...row, drawing: row.drawing as GarmentSpec | null }]));
}

/** What is drawn for a combination of products; null when one is unknown or photographed. */
function specsOf(ids: readonly number[], rows: ReadonlyMap<number, Row>): GarmentSpec[] | null {
  const specs = ids.slice(0, most).flatMap((id) => rows.get(id)?.drawing ?? []);
  return specs.length > 0 && specs.length === Math.min(ids.length, most) ? specs : null;
}

/** Pictures of products laid out together, one a combination, in its order; null where one of them is photographed. */
export async function findFlatLays(
  db: Queryable,
  combinations: readonly (readonly number[])[],
  locale: Locale,
): Promise<(Picture | null)[]> {
  const rows = await readRows(db, [...new Set(combinations.flat())]);
  return combinations.map((ids) => {
    const specs = specsOf(ids, rows);
    const [first] = specs ?? [];
    if (!specs || !first) return null;
    return {
      url: pictureUrl("outfits", ids.slice(0, most).join("-"), specs),
      width: 800,
      height: 1000,
      alt: ids
        .slice(0, most)
        .flatMap((id) => rows.get(id)?.names[locale] ?? [])
        .join(", "),
      placeholder: groundTint(first),
    };
  });
}

/** A product within a flat-lay, in hundredths of its width and height. */
export interface LaidOut {
  product_id: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the products of each combination lie in the picture `findFlatLays` answers for it. */
export async function findLaidOut(db: Queryable, combinations: readonly (readonly number[])[]): Promise<LaidOut[][]> {
  const rows = await readRows(db, [...new Set(combinations.flat())]);
  return combinations.map((ids) => {
    const areas = lookAreas(specsOf(ids, rows) ?? []);
    return ids.flatMap((product_id, index) => {
      const area = areas[index];
      return area ? [{ product_id, ...area }] : [];
    });
  });
}

/** The drawing behind an address of `findFlatLays`; null for a name that is none. */
export async function findFlatLayDrawing(db: Queryable, name: string): Promise<GarmentSpec[] | null> {
  if (!/^\d{1,9}(-\d{1,9}){0,5}$/.test(name)) return null;
  const ids = name.split("-").map(Number);
  return specsOf(ids, await readRows(db, ids));
}

export const drawFlatLay = (specs: readonly GarmentSpec[]): string => drawLook(specs, specs[0]?.seed ?? 1);
