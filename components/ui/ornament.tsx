import { cx } from "./class-names.ts";

/** Running stitches across the width: a divider. Decorative; where the break has a meaning, use headings. */
export function StitchLine({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("stitch-line", className)} />;
}

/** A pencilled wave, under a title. Give it a width. */
export function WavyLine({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("wavy-line", className)} />;
}

const seams = {
  ground: "[--seam:var(--ground)]",
  surface: "[--seam:var(--surface)]",
  tint: "[--seam:var(--tint)]",
  accent: "[--seam:var(--accent)]",
  ink: "[--seam:var(--ink)]",
} as const;

type ScallopEdgeProps = {
  /** The colour of the block whose hem this is. */
  tone?: keyof typeof seams;
  /** `bottom`: hangs below its block (the default). `top`: stands above it. */
  side?: "bottom" | "top";
  className?: string;
};

/** A scalloped hem: put it right after (or, `top`, before) a block of the same colour. */
export function ScallopEdge({ tone = "tint", side = "bottom", className }: ScallopEdgeProps) {
  return (
    <div aria-hidden="true" className={cx("scallop-edge", seams[tone], side === "top" && "rotate-180", className)} />
  );
}
