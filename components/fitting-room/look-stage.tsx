"use client";

import { useLocale, useTranslations } from "next-intl";
import { Picture } from "#components/catalog/picture.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { placeKey, type DroppedItem, type PreviewItem, type Stage } from "./use-fitting-room.ts";

interface LookStageProps extends Stage {
  number: number;
  count: number;
  isOpen: boolean;
  onPress: (item: PreviewItem) => void;
  onPutBack: (item: DroppedItem) => void;
}

/** One look: laid out flat, every garment to be pressed, and the pieces by name below. */
export function LookStage({ look, number, count, dropped, isOpen, onPress, onPutBack }: LookStageProps) {
  const t = useTranslations("fittingRoom");
  const size = useTranslations("size");
  const locale = useLocale();
  const titleId = `look-${number}-title`;
  const priority = number === 1 ? "first" : undefined;
  const isEmpty = look.items.length === 0;
  const sizeOf = (value: string) => formatSize(value, locale, size("oneSize"));
  return (
    <li id={`look-${number}`} className="fr-look">
      <div className="fr-look-head">
        <h2 id={titleId} tabIndex={-1} className="text-xl">
          {t("look", { number, count })}
        </h2>
        {!isEmpty && <p className="font-bold tabular-nums">{formatEuros(look.total_ttc, locale)}</p>}
      </div>
      {look.image ? (
        <div className="fr-lay" style={{ background: look.image.placeholder }}>
          <Picture picture={look.image} sizes="(min-width: 64rem) 560px, 92vw" priority={priority} />
          {isOpen &&
            look.areas.map(({ product_id, x, y, width, height }) => {
              const item = look.items.find(({ product }) => product.id === product_id);
              /* The list below says the same to those who do not see where a garment lies. */
              return item ? (
                <button
                  key={product_id}
                  type="button"
                  tabIndex={-1}
                  aria-hidden="true"
                  className="fr-spot"
                  style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
                  onClick={() => onPress(item)}
                />
              ) : null;
            })}
        </div>
      ) : (
        !isEmpty && (
          <div className="fr-lay fr-mosaic" aria-hidden="true">
            {look.items.slice(0, 4).map(({ product }) => {
              const [front] = product.images;
              return front ? (
                <Picture key={product.id} picture={front} sizes="280px" alt="" priority={priority} />
              ) : null;
            })}
          </div>
        )
      )}
      <ul className="fr-pieces" aria-label={t("piecesOf", { number })}>
        {look.items.map((item) => {
          const { product, variant, unit_price_ttc, is_wish } = item;
          const [front] = product.images;
          const facts = (
            <>
              <span className="fr-piece-picture" style={{ background: front?.placeholder }}>
                {front && <Picture picture={front} sizes="96px" alt="" />}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-bold leading-snug">{product.name}</span>
                <span className="block text-sm text-muted">
                  {product.brand_name} · {sizeOf(variant.size)}
                </span>
                {is_wish && <Badge tone="pink">{t("wish")}</Badge>}
              </span>
              <span className="fr-piece-end">
                <span className="font-bold tabular-nums">{formatEuros(unit_price_ttc, locale)}</span>
                {isOpen && <Icon name="chevron-right" size={18} />}
              </span>
            </>
          );
          return (
            <li key={item.item_index}>
              {isOpen ? (
                <button
                  type="button"
                  className="fr-piece"
                  aria-haspopup="dialog"
                  data-place={placeKey(item)}
                  onClick={() => onPress(item)}
                >
                  {facts}
                </button>
              ) : (
                <div className="fr-piece">{facts}</div>
              )}
            </li>
          );
        })}
        {dropped.map((item) => (
          <li key={item.item_index} className="fr-dropped">
            <span className="min-w-0 flex-1">
              <s>{item.product.name}</s>
              <span className="block text-sm text-muted">{t("droppedHint")}</span>
            </span>
            {isOpen && (
              <button
                type="button"
                className="fr-text-button"
                data-place={placeKey(item)}
                onClick={() => onPutBack(item)}
              >
                {t("putBack")}
                <span className="sr-only"> : {item.product.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
