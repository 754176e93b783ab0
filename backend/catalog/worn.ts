import type { WornPicture } from "#contract/catalog.ts";
import { kidSizes, oneSize, shoeRanges, womanSizes } from "#contract/sizes.ts";
import { groundTint } from "../pictures/draw.ts";
import { heightOf } from "../pictures/figure/build.ts";
import type { WornDrawing } from "../pictures/figure/worn.ts";
import type { GarmentSpec } from "../pictures/types.ts";
import { pictureUrl } from "./picture-address.ts";

/** A size as a part of an address: `4-ans`. */
const slugOf = (size: string): string => size.toLowerCase().replaceAll(" ", "-");

const named = new Map([...kidSizes, ...womanSizes, ...shoeRanges, oneSize].map((size) => [slugOf(size), size]));

/** The size behind a part of an address; null for what is none. */
export const sizeOfSlug = (slug: string): string | null => named.get(slug) ?? (/^[1-4]\d$/.test(slug) ? slug : null);

/** Children up to this height are drawn as babies. */
const babyCm = 81;

/** Pictures of a product on somebody, one for each of its sizes. */
export function toWornPictures(
  { id, gender, spec }: { id: number; gender: WornDrawing["gender"]; spec: GarmentSpec | null },
  sizes: readonly string[],
): WornPicture[] {
  if (!spec) return [];
  const drawing: WornDrawing = { spec, gender };
  const placeholder = groundTint(spec);
  return sizes
    .filter((size) => sizeOfSlug(slugOf(size)) !== null)
    .map((size) => {
      const height_cm = heightOf(size, spec.cut);
      return {
        size,
        height_cm,
        wearer: spec.cut === "woman" ? "WOMAN" : height_cm <= babyCm ? "BABY" : "CHILD",
        image: { url: pictureUrl("worn", `${id}/${slugOf(size)}`, drawing), width: 600, height: 800, placeholder },
      };
    });
}
