import { lowestPriceBefore, reductionPercent, type PricePoint } from "../../catalog/price-reduction.ts";
import type { Audience, Fabric, Silhouette } from "./content/vocabulary/garment.ts";
import { at, between, unit } from "./random.ts";

const dayMs = 24 * 60 * 60_000;

/** Euros a child's piece of a middling brand costs. */
const basePrice: Record<Silhouette, number> = {
  "t-shirt": 17,
  "long-sleeve": 21,
  blouse: 33,
  shirt: 34,
  polo: 26,
  jumper: 39,
  cardigan: 41,
  hoodie: 39,
  sweatshirt: 34,
  dress: 43,
  pinafore: 44,
  dungarees: 47,
  jumpsuit: 45,
  romper: 36,
  bodysuit: 18,
  pyjamas: 33,
  trousers: 36,
  jeans: 39,
  leggings: 18,
  joggers: 29,
  shorts: 27,
  skirt: 31,
  jacket: 59,
  raincoat: 62,
  coat: 92,
  gilet: 49,
  trainers: 62,
  boots: 79,
  sandals: 54,
  ballerinas: 49,
  hat: 23,
  beanie: 19,
  scarf: 24,
  socks: 8,
  bag: 36,
  belt: 21,
};
const audienceFactor: Record<Audience, number> = { BABY: 0.85, KID: 1, WOMAN: 1.8 };
const fabricFactor: Partial<Record<Fabric, number>> = { velvet: 1.1, satin: 1.15, linen: 1.1, knit: 1.05, gauze: 1.05 };
const endings = [90, 90, 90, 95, 0, 50] as const;

/** A price as shops write them: 18,90, 34,95, 45,00; above 60 euros in steps of five. */
function roundPrice(euros: number, position: number): number {
  if (euros >= 60) return Math.round(euros / 5) * 500 - at([0, 10], position);
  return Math.max(490, Math.floor(euros) * 100 + at(endings, position));
}

export interface PricePlan {
  priceCents: number;
  originalPriceCents: number | null;
  lowestPrice30DaysCents: number | null;
  discountPercent: number;
  history: PricePoint[];
}

interface PriceInput {
  n: number;
  /** The first piece of its model: all of them cost the same until one is reduced. */
  lead: number;
  silhouette: Silhouette;
  fabric: Fabric;
  audience: Audience;
  /** 0 for the cheapest brand, 1 for the dearest. */
  brandLevel: number;
  publishedAt: Date;
  now: Date;
}

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs);

/** Steps of a reduction that is on now: one cut, two cuts, or one cut after a short promotion within the 30 days before. */
function reductionSteps(n: number, regular: number, now: Date): { start: Date; steps: PricePoint[] } {
  const start = daysBefore(now, between(2, 33, n, "reduced-since"));
  const cut = (percent: number, salt: string) =>
    Math.min(regular - 100, roundPrice((regular * (100 - percent)) / 10_000, unit(n, salt)));
  const percent = at([15, 20, 20, 25, 30, 30, 40, 50], unit(n, "cut"));
  const final = { startsAt: start, priceCents: cut(percent, "cut-ending") };
  const kind = unit(n, "reduction-kind");
  if (kind < 0.2 && percent >= 30) {
    const second = daysBefore(start, -9);
    if (second < now)
      return {
        start,
        steps: [
          { startsAt: start, priceCents: cut(percent - 15, "first-cut") },
          { startsAt: second, priceCents: final.priceCents },
        ],
      };
  }
  if (kind > 0.8 && percent >= 25) {
    const promotion = { startsAt: daysBefore(start, 24), priceCents: cut(10, "promotion") };
    return { start, steps: [promotion, { startsAt: daysBefore(start, 18), priceCents: regular }, final] };
  }
  return { start, steps: [final] };
}

/** The price of a product with its past; about one in five is reduced, never one that just came out. */
export function planPrice({
  n,
  lead,
  silhouette,
  fabric,
  audience,
  brandLevel,
  publishedAt,
  now,
}: PriceInput): PricePlan {
  const euros =
    basePrice[silhouette] *
    audienceFactor[audience] *
    (fabricFactor[fabric] ?? 1) *
    (0.88 + brandLevel * 0.3) *
    (0.95 + unit(lead, "price") * 0.12);
  const regular = roundPrice(euros, unit(lead, "ending"));
  const history: PricePoint[] = [{ startsAt: publishedAt, priceCents: regular }];
  const isOld = now.getTime() - publishedAt.getTime() > 100 * dayMs;
  if (!isOld || unit(n, "reduced") >= 0.25)
    return { priceCents: regular, originalPriceCents: null, lowestPrice30DaysCents: null, discountPercent: 0, history };
  const { start, steps } = reductionSteps(n, regular, now);
  history.push(...steps);
  const priceCents = history.at(-1)?.priceCents ?? regular;
  const lowest = lowestPriceBefore(history, start);
  return {
    priceCents,
    originalPriceCents: regular,
    lowestPrice30DaysCents: lowest,
    discountPercent: reductionPercent(priceCents, lowest),
    history,
  };
}
