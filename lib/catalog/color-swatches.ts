import type { ColorGroup } from "#contract/color-groups.ts";

/** A dye that stands for each group: what is sold, not what the shop is painted in. */
export const colorSwatches: Record<ColorGroup, string> = {
  white: "#fbf9f4",
  beige: "#dcc7a1",
  yellow: "#f2c230",
  orange: "#ea7a62",
  red: "#c5322f",
  pink: "#e796a4",
  purple: "#b9a3d1",
  blue: "#2f55b0",
  green: "#4d8b57",
  brown: "#5a3a2a",
  grey: "#b3b2b0",
  black: "#26242a",
};
