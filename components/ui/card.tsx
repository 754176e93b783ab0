import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";

type CardTone = "surface" | "tint" | "accent" | "outline";

const tones: Record<CardTone, string> = {
  surface: "bg-surface [box-shadow:var(--shadow)]",
  tint: "bg-tint",
  accent: "",
  outline: "border-[1.5px] border-line bg-surface",
};

type CardProps = ComponentProps<"div"> & {
  as?: "div" | "section" | "article" | "li" | "aside";
  tone?: CardTone;
  /** A seam inside the edge. For one card a page: the offer, the preview to validate. */
  stitched?: boolean;
};

export function Card({ as = "div", tone = "surface", stitched = false, className, ...props }: CardProps) {
  const Element = as as "div";
  return (
    <Element
      {...props}
      data-tone={tone === "accent" ? "accent" : undefined}
      className={cx("rounded p-5 sm:p-6", tones[tone], stitched && "stitched [--seam:var(--thread)]", className)}
    />
  );
}
