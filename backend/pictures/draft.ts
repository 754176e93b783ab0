import type { Point } from "./path.ts";

/** From, to, bend, width: see `crescent`. */
export type Fold = readonly [ax: number, ay: number, bx: number, by: number, bend: number, width: number];

/** One cut piece of a garment, painted in list order. Coordinates: x = 0 is the axis, y grows downwards. */
export interface Piece {
  points: readonly Point[];
  /** `main` carries the print; a hex value is painted as it is. */
  tint?: "main" | "accent" | "inner" | `#${string}`;
  /** Rotation of print and weave, degrees clockwise. */
  grain?: number;
  texture?: "cloth" | "band" | "none";
  /** Direction of the rounding shade in degrees; null leaves the piece flat. */
  round?: number | null;
  /** Darker towards the foot, for what lies under something else. */
  folds?: readonly Fold[];
  lights?: readonly Fold[];
  seams?: readonly (readonly Point[])[];
  stitches?: readonly (readonly Point[])[];
  /** x, y, radius. */
  buttons?: readonly (readonly [number, number, number])[];
  /** Markup painted after the piece. */
  over?: string;
  /** Lies inside the contour of others and casts no shadow. */
  inside?: boolean;
  /** A part of a skirt: whoever wears it has the arms before it. */
  hangs?: boolean;
}

export interface Draft {
  pieces: Piece[];
  /** Part of the frame the garment may fill, 0 to 1. */
  fill?: number;
  /** Whole-garment rotation, degrees. */
  tilt?: number;
}
