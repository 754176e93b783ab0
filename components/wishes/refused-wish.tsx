"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { elided } from "#contract/elision.ts";
import type { WishRefusal } from "#contract/requests.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";

interface RefusedWishProps {
  piece: Pick<ProductCard, "id" | "name">;
  refusal: WishRefusal;
  /** Whom the box is for. */
  name: string;
  onClose: () => void;
  onAccept: (product: ProductCard, variantId: number) => void;
}

/** Why a wish was not taken, and what could be wished for instead. */
export function RefusedWish({ piece, refusal: { reason, neighbour }, name, onClose, onAccept }: RefusedWishProps) {
  const t = useTranslations("wishes");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const picture = neighbour?.product.images[0];
  const isItself = neighbour?.product.id === piece.id;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t(`refusal.${reason}.title`)}
      description={t(`refusal.${reason}.text`, elided({ product: piece.name, name }))}
      closeLabel={t("dismiss")}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            {t(neighbour ? "noThanks" : "dismiss")}
          </Button>
          {neighbour && (
            <Button onClick={() => onAccept(neighbour.product, neighbour.variant.variant_id)}>{t("wishThis")}</Button>
          )}
        </div>
      }
    >
      {neighbour && (
        <>
          <h3 className="mb-3 text-lg">{t(isItself ? "otherSize" : "instead")}</h3>
          <div className="flex gap-4">
            {picture && (
              <img
                src={picture.url}
                alt={picture.alt}
                width={120}
                height={160}
                className="w-30 shrink-0 rounded bg-tint"
                style={{ background: picture.placeholder }}
              />
            )}
            <div>
              <p className="font-bold leading-snug">{neighbour.product.name}</p>
              <p className="text-muted">{neighbour.product.brand_name}</p>
              <p className="mt-1">{t("inSize", { size: formatSize(neighbour.variant.size, locale, oneSize) })}</p>
              <p className="mt-1 font-bold tabular-nums">{formatEuros(neighbour.product.lc_price, locale)}</p>
            </div>
          </div>
        </>
      )}
    </Dialog>
  );
}
