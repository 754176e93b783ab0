import type { GarmentSpec } from "../../pictures/types.ts";
import { placeOf, type Place } from "./assortment.ts";
import { brands, type Brand } from "./content/vocabulary/brands.ts";
import { type ColorCode, colors } from "./content/vocabulary/colors.ts";
import { compositions, withOrganicCotton, type Composition } from "./content/vocabulary/compositions.ts";
import { clothOf } from "./content/vocabulary/fabrics.ts";
import type { Audience } from "./content/vocabulary/garment.ts";
import { modelNames } from "./content/vocabulary/models.ts";
import { leadOf, makeOf, offsetOf, type Make } from "./model-plan.ts";
import { accentFor } from "./palettes.ts";
import { planPrice, type PricePlan } from "./price-plan.ts";
import { at, between, unit } from "./random.ts";
import { sizesFor } from "./size-runs.ts";
import { planStock } from "./stock-plan.ts";

const dayMs = 24 * 60 * 60_000;
const cuts: Record<Audience, GarmentSpec["cut"]> = { BABY: "baby", KID: "child", WOMAN: "woman" };

export interface ProductPlan extends Place, Make {
  n: number;
  /** Number of the first piece of its model, which is itself where it comes in one colour. */
  lead: number;
  /** Given name of the model. */
  model: string;
  /** Colour of the print and the trims. */
  accent: ColorCode;
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

/** Everything about product `n`; depends on `n` and the day only, never on how many products there are. */
export function planProduct(n: number, now: Date): ProductPlan {
  const place = placeOf(n);
  const { silhouette, audience, gender } = place;
  const make = makeOf(place);
  const { fabric, color, pattern, brand } = make;
  /* What pieces of one model share follows from the first of them: name, cut, cloth, sizes and price before a reduction. */
  const lead = leadOf(place);
  const accent = accentFor(place, color, unit(n, "accent"));
  const names = modelNames[gender];
  const usual = at(compositions[clothOf(silhouette, fabric)], unit(lead.n, "composition") ** 1.6);
  const label = labelOf(lead.n, usual, brand);
  const publishedAt = publishedAtOf(n, now);
  const sizes = sizesFor(silhouette, audience, unit(lead.n, "sizes"));
  return {
    ...place,
    ...make,
    n,
    lead: lead.n,
    label,
    publishedAt,
    model: at(
      names,
      ((lead.occurrence +
        Math.floor(offsetOf(place, "model") * names.length) +
        (audience === "BABY" ? names.length / 2 : 0)) %
        names.length) /
        names.length +
        0.001,
    ),
    accent,
    composition: label === "cotonbio" ? withOrganicCotton(usual) : usual,
    price: planPrice({
      n,
      lead: lead.n,
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
      seed: lead.n,
    },
  };
}
