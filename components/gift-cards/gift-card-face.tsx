import type { ReactNode } from "react";
import type { Picture as PictureData } from "#contract/picture.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { cx } from "#components/ui/class-names.ts";

interface GiftCardFaceProps {
  picture: PictureData;
  world: "KID" | "WOMAN";
  amount: ReactNode;
  /** Whom it is for, in words. */
  dedication: string;
  label: string;
  priority?: "first" | "eager";
  className?: string;
}

/** A gift card as it looks in the hand: its drawing, and a band in the colour of its line. */
export function GiftCardFace({ picture, world, amount, dedication, label, priority, className }: GiftCardFaceProps) {
  return (
    <div className={cx("overflow-hidden rounded bg-surface shadow", className)}>
      <Picture
        picture={picture}
        sizes="(min-width: 40rem) 28rem, 100vw"
        {...(priority ? { priority } : {})}
        className="aspect-3/2 w-full object-cover"
      />
      <div
        className={cx(
          "flex min-h-24 items-center justify-between gap-4 px-5 py-4",
          world === "WOMAN" ? "bg-badge-pink text-on-badge-pink" : "bg-badge-yellow text-on-badge-yellow",
        )}
      >
        <p className="min-w-0">
          <span className="block text-sm">{label}</span>
          <span className="block font-heading text-xl">{dedication}</span>
        </p>
        <p className="shrink-0 font-heading text-3xl tabular-nums">{amount}</p>
      </div>
    </div>
  );
}
