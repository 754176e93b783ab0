import { colorGroups } from "#contract/color-groups.ts";
import { styles, type Tastes as StatedTastes } from "#contract/tastes.ts";
import type { Feature, Tastes } from "./tastes.ts";

/** What a style adds to the pieces that look like it; it leans towards them and excludes nothing. */
const leaning = { style: 0.4, organic: 1 };

const features = <A extends string>(axis: A, values: readonly string[]) =>
  values.map((value) => `${axis}:${value}` as const);

/** What was said in a quiz as the stylist weighs it: loved, never wanted, or leaned towards. */
export function weighStatedTastes({
  loved,
  avoided,
  styles: chosen,
  organic,
}: StatedTastes): Pick<Tastes, "loved" | "never" | "leaning" | "styles"> {
  const leanings = new Map<Feature, number>(organic ? [["label:cotonbio", leaning.organic]] : []);
  for (const style of chosen) {
    const { kinds, patterns, groups } = styles[style];
    const colors = groups.flatMap((group): readonly string[] => colorGroups[group]);
    for (const feature of [
      ...features("kind", kinds),
      ...features("pattern", patterns),
      ...features("color", colors),
    ]) {
      leanings.set(feature, (leanings.get(feature) ?? 0) + leaning.style);
    }
  }
  return {
    styles: chosen,
    leaning: leanings,
    loved: new Set<Feature>([
      ...features("color", loved.colors),
      ...features("pattern", loved.patterns),
      ...features("kind", loved.kinds),
      ...features("family", loved.families),
    ]),
    never: new Set<Feature>([
      ...features("color", avoided.colors),
      ...features("pattern", avoided.patterns),
      ...features("kind", avoided.kinds),
      ...features("family", avoided.families),
      ...features("fabric", avoided.fabrics),
      ...features("material", avoided.materials),
    ]),
  };
}
