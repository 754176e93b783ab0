"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { DraftBox, DraftPiece } from "#contract/draft-box.ts";
import { pictureAddress } from "#components/catalog/picture.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { listAlternatives, type Alternative, type Wearer } from "#lib/quiz/draft-calls.ts";
import { useBestReason } from "./use-best-reason.ts";

type Look = DraftBox["looks"][number];

interface DraftLookProps {
  look: Look;
  number: number;
  wearer: Wearer;
  looks: number[][];
  without: number[];
  isBusy: boolean;
  onSwap: (item: number, alternative: Alternative) => void;
}

/** One look of a draft box: drawn as a whole, then piece by piece, each to be swapped. */
export function DraftLook({ look, number, isBusy, onSwap, ...place }: DraftLookProps) {
  const t = useTranslations("draftBox");
  const locale = useLocale();
  const [open, setOpen] = useState<number | null>(null);
  const { image, items } = look;
  const pieces = useRef<HTMLUListElement>(null);
  const taken = useRef<number | null>(null);
  /* What was pressed goes with its list: the focus stays at the place, once its new piece can be swapped in turn. */
  useEffect(() => {
    if (isBusy || taken.current === null) return;
    pieces.current?.children[taken.current]?.querySelector<HTMLElement>(".draft-swap")?.focus();
    taken.current = null;
  }, [isBusy]);
  return (
    <li className="draft-look">
      <div className="draft-look-picture">
        {image ? (
          <img
            src={pictureAddress(image)}
            width={image.width}
            height={image.height}
            alt={image.alt}
            loading={number > 1 ? "lazy" : "eager"}
            style={{ background: image.placeholder }}
          />
        ) : (
          <div className="draft-look-mosaic">
            {items.slice(0, 4).map(({ product }) => {
              const picture = product.images[0];
              return picture ? <img key={product.id} src={pictureAddress(picture)} alt={picture.alt} /> : null;
            })}
          </div>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">{t("look", { number })}</h2>
          <p className="tabular-nums">{formatEuros(look.total_ttc, locale)}</p>
        </div>
        <ul ref={pieces} className="draft-pieces">
          {items.map((piece, index) => (
            <li key={piece.product.id}>
              <PieceLine piece={piece}>
                <button
                  type="button"
                  className="draft-swap"
                  aria-expanded={open === index}
                  disabled={isBusy}
                  aria-label={t("swapPiece", { name: piece.product.name })}
                  onClick={() => setOpen(open === index ? null : index)}
                >
                  <Icon name={open === index ? "chevron-up" : "return"} size={18} />
                  <span>{t("swap")}</span>
                </button>
              </PieceLine>
              {open === index && (
                <Alternatives
                  {...place}
                  lookIndex={look.look_index}
                  itemIndex={piece.item_index}
                  onTake={(alternative) => {
                    setOpen(null);
                    taken.current = index;
                    onSwap(index, alternative);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function PieceLine({ piece, children }: { piece: DraftPiece; children: React.ReactNode }) {
  const size = useTranslations("size");
  const locale = useLocale();
  const reason = useBestReason(piece.reasons);
  const picture = piece.product.images[0];
  return (
    <div className="draft-piece">
      {picture && (
        <img
          src={pictureAddress(picture)}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          style={{ background: picture.placeholder }}
        />
      )}
      <div className="min-w-0">
        <p className="font-bold leading-snug">{piece.product.name}</p>
        <p className="text-sm text-muted">
          {piece.product.brand_name} · {formatSize(piece.variant.size, locale, size("oneSize"))}
        </p>
        {reason && (
          <p className="draft-reason">
            <Icon name="sparkle" size={15} />
            {reason}
          </p>
        )}
      </div>
      <div className="draft-piece-end">
        <p className="font-bold tabular-nums">{formatEuros(piece.unit_price_ttc, locale)}</p>
        {children}
      </div>
    </div>
  );
}

interface AlternativesProps {
  wearer: Wearer;
  looks: number[][];
  without: number[];
  lookIndex: number;
  itemIndex: number;
  onTake: (alternative: Alternative) => void;
}

type Found = Alternative[] | "failed";

/** Read once, when they are asked for. */
function Alternatives({ wearer, looks, without, lookIndex, itemIndex, onTake }: AlternativesProps) {
  const t = useTranslations("draftBox");
  const size = useTranslations("size");
  const locale = useLocale();
  const [found, setFound] = useState<Found | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    setIsAsked(true);
    listAlternatives(wearer, { looks, without, look_index: lookIndex, item_index: itemIndex }).then(setFound, () =>
      setFound("failed"),
    );
  }
  if (found === null)
    return (
      <div className="draft-alternatives" aria-busy="true">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  if (found === "failed" || found.length === 0)
    return (
      <p className="draft-alternatives text-muted">
        {found === "failed" ? t("alternativesFailed") : t("noAlternatives")}
      </p>
    );
  return (
    <ul className="draft-alternatives" aria-label={t("alternatives")}>
      {found.map((alternative) => {
        const { product, variant, price_difference_ttc: difference } = alternative;
        const picture = product.images[0];
        return (
          <li key={product.id}>
            <button type="button" onClick={() => onTake(alternative)}>
              {picture && (
                <img
                  src={pictureAddress(picture)}
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  style={{ background: picture.placeholder }}
                />
              )}
              <span className="block font-bold leading-snug">{product.name}</span>
              <span className="block text-sm text-muted">{formatSize(variant.size, locale, size("oneSize"))}</span>
              <span className="block text-sm font-bold tabular-nums">
                {difference === 0 ? t("samePrice") : `${difference > 0 ? "+" : ""}${formatEuros(difference, locale)}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
