import type { Product, WornPicture } from "#contract/catalog.ts";
import type { Picture } from "#contract/picture.ts";

/** Where in the gallery the piece is seen on somebody: after its front. */
const position = 1;

type Describe = (worn: WornPicture) => string;

const toPicture = (worn: WornPicture, describe: Describe): Picture => ({ ...worn.image, alt: describe(worn) });

/** Shown before a size is chosen: the middle one of those there are. */
function middleOf({ worn, variants }: Pick<Product, "worn" | "variants">): WornPicture | undefined {
  const left = new Set(variants.flatMap(({ size, is_available }) => (is_available ? [size] : [])));
  const candidates = worn.filter(({ size }) => left.has(size));
  const among = candidates.length > 0 ? candidates : worn;
  return among[Math.floor((among.length - 1) / 2)];
}

/** The product with the picture of somebody who wears it among its own. */
export function withWornPicture(product: Product, describe: Describe): Product {
  const worn = middleOf(product);
  if (!worn) return product;
  return { ...product, images: product.images.toSpliced(position, 0, toPicture(worn, describe)) };
}

/** Address and description by variant, for the script that follows the chosen size. */
export type WornByVariant = Record<string, readonly [url: string, alt: string]>;

export function wornByVariant(
  { worn, variants }: Pick<Product, "worn" | "variants">,
  describe: Describe,
): WornByVariant {
  return Object.fromEntries(
    variants.flatMap(({ variant_id, size }) => {
      const picture = worn.find((candidate) => candidate.size === size);
      return picture ? [[variant_id, [picture.image.url, describe(picture)] as const]] : [];
    }),
  );
}
