import type { Climate, GarmentNature } from "../catalog/garment-facts.ts";

export type Season = "SPRING" | "SUMMER" | "AUTUMN" | "WINTER";

const byQuarter: readonly Season[] = ["WINTER", "SPRING", "SUMMER", "AUTUMN"];

/** Meteorological season of a day (`YYYY-MM-DD`): winter begins with December. */
export const seasonOf = (day: string): Season => byQuarter[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? "WINTER";

const monthOf = (day: string): number => Number(day.slice(5, 7));

export type SeasonFit = 1 | 0 | -1 | null;
const x = null;

/** By month of delivery, January first: a box is worn from its month on, so that its pieces look ahead. */
const fits: Record<Climate, readonly SeasonFit[]> = {
  WARM: [x, x, x, -1, 1, 1, 1, 0, -1, x, x, x],
  LIGHT: [-1, 0, 1, 1, 1, 0, -1, 0, 1, 1, 1, 0],
  COOL: [1, 1, 0, 0, -1, x, x, 0, 1, 1, 1, 1],
  COLD: [1, 0, -1, x, x, x, x, x, 0, 1, 1, 1],
};

/**
 * How a piece suits the day it arrives: 1 is made for it, 0 can be worn all year, -1 a little early or late, null not at
 * all: no shorts and no open shoes from October to March, no coat in spring.
 */
export function seasonFit({ climate }: Pick<GarmentNature, "climate">, day: string): SeasonFit {
  return climate === null ? 0 : (fits[climate][monthOf(day) - 1] ?? null);
}

/** Deliveries in which bare arms need something over them. */
const isCold = (day: string): boolean => monthOf(day) >= 11 || monthOf(day) <= 2;

/** From November to February short sleeves are worn under something warm, never as the outer layer. */
export const needsLayer = ({ hasShortSleeves }: Pick<GarmentNature, "hasShortSleeves">, day: string): boolean =>
  isCold(day) && hasShortSleeves;
