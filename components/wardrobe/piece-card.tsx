"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { elided } from "#contract/elision.ts";
import type { WardrobePiece } from "#contract/wardrobe.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { complementOf } from "#lib/wardrobe/shelves.ts";

interface PieceCardProps {
  piece: WardrobePiece;
  kidId: string;
  /** Names of the pieces of the wardrobe, for the one it doubles. */
  names: ReadonlyMap<string, string>;
  isFaded?: boolean;
  /** Offers what goes with it. */
  hasComplement?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A piece as it hangs there: picture, size, where it came from. */
export function PieceCard({ piece, kidId, names, isFaded = false, hasComplement = false, children }: PieceCardProps) {
  const t = useTranslations("wardrobe");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const size = formatSize(piece.size, locale, oneSize);
  const date = formatDate(piece.bought_on, locale);
  const twin = piece.twin_id === null ? undefined : names.get(piece.twin_id);
  const origin =
    piece.handed_down_by === null
      ? t(piece.source === "BOX" ? "fromBox" : "fromShop", { date })
      : t("fromSibling", elided({ name: piece.handed_down_by.firstname }));
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className={cx("relative overflow-hidden rounded bg-tint", isFaded && "opacity-60 grayscale")}>
        <Picture
          picture={piece.image}
          alt=""
          sizes="(min-width: 1024px) 200px, 45vw"
          className="aspect-[3/4] w-full object-cover"
        />
        <Badge className="absolute start-2 top-2">{size}</Badge>
      </div>
      <div className="min-w-0">
        <h3 className="font-text text-base leading-snug font-bold">{piece.name}</h3>
        <p className="text-sm text-muted">{origin}</p>
        {piece.quantity > 1 && <p className="text-sm text-muted">{t("quantity", { count: piece.quantity })}</p>}
        {piece.is_on_its_way && (
          <p className="flex items-center gap-1.5 text-sm font-bold">
            <Icon name="truck" size={16} />
            {t("onItsWay")}
          </p>
        )}
        {twin && (
          <p className="mt-1 flex items-start gap-1.5 text-sm">
            <Icon name="info" size={16} className="mt-0.5 shrink-0 text-info" />
            {t("twin", { name: twin })}
          </p>
        )}
        {hasComplement && (
          <Link
            href={href(locale, "kidId-suggestions", { kidId }, { category: complementOf(piece.family) })}
            aria-label={`${t("goesWith")} : ${piece.name}`}
            className="inline-flex min-h-11 items-center text-sm font-bold underline decoration-thread decoration-2 underline-offset-4 hover:decoration-ink"
          >
            {t("goesWith")}
          </Link>
        )}
      </div>
      {children && (
        <fieldset aria-label={t("pieceName", { name: piece.name, size })} className="mt-auto flex flex-col gap-1.5">
          {children}
        </fieldset>
      )}
    </li>
  );
}
