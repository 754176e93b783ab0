import { traitsOf } from "./traits.ts";
import type { GarmentFacts, GarmentSpec } from "./types.ts";

/** What the picture of this garment shows, read from the same choices as the drawing. */
export function garmentFacts(spec: GarmentSpec): GarmentFacts {
  const traits = traitsOf(spec);
  const { closure, collar } = traits;
  const withButtons = ["buttons", "half-buttons", "double-breasted", "fly", "buckle"];
  const isButtoned =
    withButtons.includes(closure) && !["sandals", "ballerinas", "bag", "belt"].includes(spec.silhouette);
  return { ...traits, buttons: isButtoned || closure === "snaps", hood: collar === "hood", zip: closure === "zip" };
}
