import type { Family } from "#contract/catalog.ts";

export type Season = "SPRING" | "SUMMER" | "AUTUMN" | "WINTER";

const byQuarter: readonly Season[] = ["WINTER", "SPRING", "SUMMER", "AUTUMN"];

/** Meteorological season of a day (`YYYY-MM-DD`): winter begins with December. */
export const seasonOf = (day: string): Season => byQuarter[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? "WINTER";

type Climate = "warm" | "cold" | "mild";

const climateOfKind: Record<string, Climate> = {
  shorts: "warm",
  sandals: "warm",
  hat: "warm",
  ballerinas: "warm",
  coat: "cold",
  boots: "cold",
  beanie: "cold",
  scarf: "cold",
  raincoat: "mild",
  jacket: "mild",
};
const climateOfFabric: Record<string, Climate> = {
  linen: "warm",
  gauze: "warm",
  corduroy: "cold",
  fleece: "cold",
  velvet: "cold",
  knit: "cold",
};

const rank: Record<Climate, number> = { warm: 1, mild: 0, cold: -1 };
const wanted: Record<Season, number> = { SUMMER: 1, SPRING: 0, AUTUMN: 0, WINTER: -1 };

/**
 * How a piece suits a season: 1 is made for it, 0 can be worn all year, -1 a little early or late, null not at all (a
 * coat in summer). What it is outweighs what it is made of.
 */
export function seasonFit(
  { kind, fabric, family }: { kind: string | null; fabric: string; family: Family },
  season: Season,
): 1 | 0 | -1 | null {
  const climate = climateOfKind[kind ?? ""] ?? (family === "OUTERWEAR" ? "mild" : climateOfFabric[fabric]);
  if (climate === undefined) return 0;
  const distance = Math.abs(rank[climate] - wanted[season]);
  return distance === 0 ? 1 : distance === 1 ? -1 : null;
}
