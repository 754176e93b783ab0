import type { Occasion } from "../../catalog/garment-facts.ts";
import type { CollectionSlug } from "./content/collections/slugs.ts";
import type { Fabric, Silhouette } from "./content/vocabulary/garment.ts";
import type { ProductPlan } from "./product-plan.ts";

/** Of these a woman dresses for a feast when they are of these cloths; poplin and linen are for every day. */
const womanParty = {
  silhouettes: new Set<Silhouette>(["dress", "jumpsuit", "skirt", "blouse", "ballerinas"]),
  fabrics: new Set<Fabric>(["velvet", "satin", "gauze", "leather"]),
};

/** Days a piece is made for; of children's pieces what stands on the shelf of feasts (`slugs` are its collections). */
export function occasionsOf(
  { gender, silhouette, fabric }: Pick<ProductPlan, "gender" | "silhouette" | "fabric">,
  slugs: readonly CollectionSlug[],
): Occasion[] {
  const isForParty =
    gender === "WOMAN"
      ? womanParty.silhouettes.has(silhouette) && womanParty.fabrics.has(fabric)
      : slugs.includes("party");
  return isForParty ? ["PARTY"] : [];
}
