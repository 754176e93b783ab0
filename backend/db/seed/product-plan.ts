import type { GarmentSpec } from "../../pictures/types.ts";
import { placeOf, type Place } from "./assortment.ts";
import { brands, type Brand } from "./content/vocabulary/brands.ts";
import { colors, type ColorCode } from "./content/vocabulary/colors.ts";
import { compositions, withOrganicCotton, type Composition } from "./content/vocabulary/compositions.ts";
import { clothOf } from "./content/vocabulary/fabrics.ts";
import type { Audience, Fabric, Pattern } from "./content/vocabulary/garment.ts";
import { modelNames } from "./content/vocabulary/models.ts";
import { fabricsFor, silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import { accentFor, colorsFor, patternsFor } from "./palettes.ts";
import { planPrice, type PricePlan } from "./price-plan.ts";
import { at, atWeighted, between, evenly, unit } from "./random.ts";
import { sizesFor } from "./size-runs.ts";
import { planStock } from "./stock-plan.ts";

const dayMs = 24 * 60 * 60_000;
const cuts: Record<Audience, GarmentSpec["cut"]> = { BABY: "baby", KID: "child", WOMAN: "woman" };

export interface ProductPlan extends Place {
  n: number;
  model: string;
  color: ColorCode;
  pattern: Pattern;
  fabric: Fabric;
  brand: Brand;
  composition: Composition;
  label: "matchy" | "cotonbio" | null;
  publishedAt: Date;
  price: PricePlan;
  /** Pieces by size, in display order. */
  stock: readonly { size: string; pieces: number }[];
  drawing: GarmentSpec;
}

/** One in seven came out within the last eight weeks; the oldest two years ago. Always in the morning. */
function publishedAtOf(n: number, now: Date): Date {
  const days = unit(n, "is-new") < 1 / 7 ? between(1, 56, n, "new-age") : between(70, 700, n, "age");
  const day = new Date(now.getTime() - days * dayMs);
  day.setUTCHours(7, 0, 0, 0);
  return day;
}

/** "cotonbio" only where the cotton is organic and nearly all there is; "matchy" only from brands that dress mothers and children. */
function labelOf(n: number, composition: Composition, brand: Brand): ProductPlan["label"] {
  const cotton = composition.find(({ material }) => material === "cotton")?.percent ?? 0;
  if (cotton >= 95 && unit(n, "organic") < 0.35) return "cotonbio";
  return brand.lines.includes("KID") && brand.lines.includes("WOMAN") && unit(n, "matchy") < 0.5 ? "matchy" : null;
}

/** Usual fabrics first: each is half as frequent as the one before. */
const fabricOf = (place: Place, position: number): Fabric =>
  atWeighted(
    fabricsFor(place.silhouette, place.audience).map((fabric, index) => [fabric, 0.6 ** index] as const),
    position,
  );

/** Everything about product `n`; depends on `n` and the day only, never on how many products there are. */
export function planProduct(n: number, now: Date): ProductPlan {
  const place = placeOf(n);
  const { silhouette, audience, gender, occurrence, lineIndex } = place;
  const facts = silhouetteFacts[silhouette];
  const offset = (axis: string) => unit(lineIndex, `${silhouette}-${axis}`);
  const fabric = fabricOf(place, evenly(occurrence, 2, offset("fabric")));
  const color = at(colorsFor(place, silhouette, fabric), evenly(occurrence, 0, offset("color")));
  const pattern = atWeighted(patternsFor(place, fabric, facts.patterns), evenly(occurrence, 1, offset("pattern")));
  const accent = accentFor(place, color, unit(n, "accent"));
  const names = modelNames[gender];
  const makers = brands.filter((brand) => brand.lines.includes(audience) && brand.families.includes(facts.family));
  const brand = at(makers, evenly(occurrence, 0, offset("brand")));
  const usual = at(compositions[clothOf(silhouette, fabric)], unit(n, "composition") ** 1.6);
  const label = labelOf(n, usual, brand);
  const publishedAt = publishedAtOf(n, now);
  const sizes = sizesFor(silhouette, audience, unit(n, "sizes"));
  return {
    ...place,
    n,
    fabric,
    color,
    pattern,
    brand,
    label,
    publishedAt,
    model: at(
      names,
      ((occurrence + Math.floor(offset("model") * names.length) + (audience === "BABY" ? names.length / 2 : 0)) %
        names.length) /
        names.length +
        0.001,
    ),
    composition: label === "cotonbio" ? withOrganicCotton(usual) : usual,
    price: planPrice({
      n,
      silhouette,
      fabric,
      audience,
      brandLevel: unit(brands.indexOf(brand), "level"),
      publishedAt,
      now,
    }),
    stock: planStock(n, sizes),
    drawing: {
      silhouette,
      pattern,
      fabric,
      cut: cuts[audience],
      color: colors[color].hex,
      accent: colors[accent].hex,
      seed: n,
    },
  };
}
