"use client";

import { useLocale, useTranslations } from "next-intl";
import { maxLineQuantity, type CartLine } from "#contract/cart.ts";
import { cx } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { elided } from "#contract/elision.ts";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatEuros } from "#lib/money/format.ts";
import { CartLineNotice } from "./cart-line-notice.tsx";
import { CartLinePicture } from "./cart-line-picture.tsx";
import { useSizeText } from "./use-size-text.ts";

interface CartLineRowProps {
  line: CartLine;
  /** What the customer wants now; the line's own sums may answer an older wish. */
  quantity: number;
  isPending: boolean;
  onRemove: () => void;
}

export function CartLineRow({ line, quantity, isPending, onRemove }: CartLineRowProps) {
  const t = useTranslations("cart.line");
  const locale = useLocale();
  const { sizeLine } = useSizeText();
  const { product, variant, availability } = line;
  const isSoldOut = availability.status === "sold_out";

  const change = (next: number) => {
    cartEngine().setQuantity(variant.variant_id, next);
    announce(t("quantityChanged", { product: product.name, count: next }));
  };

  return (
    <article className="flex gap-4 border-b-[1.5px] border-line py-4" aria-busy={isPending}>
      <CartLinePicture product={product} isFaded={isSoldOut} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Link
              href={productHref(locale, product)}
              className="font-bold leading-snug underline-offset-4 hover:underline"
            >
              {product.name}
            </Link>
            <p className="text-sm text-muted">{product.brand_name}</p>
            <p className="text-sm">{sizeLine(variant.size)}</p>
          </div>
          <div
            className={cx(
              "shrink-0 text-end tabular-nums transition-opacity",
              isPending && "opacity-60",
              isSoldOut && "text-muted",
            )}
          >
            <p className={cx("font-bold", isSoldOut && "line-through")}>{formatEuros(line.line_total_ttc, locale)}</p>
            {line.quantity > 1 && (
              <p className="text-sm text-muted">{t("each", { price: formatEuros(line.unit_price_ttc, locale) })}</p>
            )}
          </div>
        </div>
        <CartLineNotice line={line} quantity={quantity} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          {!isSoldOut && (
            <QuantityStepper
              label={t("quantity", elided({ product: product.name }))}
              decreaseLabel={t("decrease", { product: product.name })}
              increaseLabel={t("increase", { product: product.name })}
              value={quantity}
              max={Math.min(maxLineQuantity, Math.max(1, availability.available_quantity))}
              onChange={change}
            />
          )}
          <button
            type="button"
            aria-label={t("removeLabel", { product: product.name })}
            onClick={onRemove}
            className="-me-2 min-h-11 rounded-full px-2 text-sm underline decoration-thread decoration-2 underline-offset-4 hover:decoration-ink"
          >
            {t("remove")}
          </button>
        </div>
      </div>
    </article>
  );
}
