import type { ReactNode } from "react";
import { cx } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type BadgeTone = "blue" | "pink" | "yellow" | "reduction" | "neutral" | "quiet";

const tones: Record<BadgeTone, string> = {
  blue: "bg-badge-blue text-on-badge-blue",
  pink: "bg-badge-pink text-on-badge-pink",
  yellow: "bg-badge-yellow text-on-badge-yellow",
  reduction: "bg-sale text-on-sale",
  neutral: "bg-surface text-ink",
  /** As `neutral`, where the ground is the surface itself. */
  quiet: "bg-tint text-ink",
};

/** A small label on a picture or beside a name. Always says its meaning in words. */
export function Badge({
  tone = "neutral",
  follows = false,
  className,
  children,
}: {
  tone?: BadgeTone;
  /** It stands behind words in one line: it is heard apart from them, as it is seen. */
  follows?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      {follows && <VisuallyHidden>, </VisuallyHidden>}
      <span
        className={cx(
          "inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-bold leading-snug",
          tones[tone],
          className,
        )}
      >
        {children}
      </span>
    </>
  );
}
