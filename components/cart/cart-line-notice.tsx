"use client";

import { useTranslations } from "next-intl";
import type { CartLine } from "#contract/cart.ts";
import { Icon } from "#components/ui/icon.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import { useSizeText } from "./use-size-text.ts";

const chip =
  "min-h-11 min-w-11 rounded-full border-[1.5px] border-line-strong bg-surface px-4 font-bold hover:border-ink hover:bg-accent hover:text-on-accent";

/** What keeps a line from being ordered as it is, with the ways out: another size, or the pieces that are left. */
export function CartLineNotice({ line, quantity }: { line: CartLine; quantity: number }) {
  const t = useTranslations("cart.line");
  const { size } = useSizeText();
  const { product, variant, availability } = line;
  const { status, available_quantity: left, alternatives } = availability;
  if (status === "available" || (status === "limited" && quantity <= left)) return null;

  const swap = (toVariantId: number, toSize: string) => {
    cartEngine().swap(line, toVariantId);
    announce(t("swapped", { product: product.name, size: size(toSize) }));
  };

  return (
    <div className="mt-1 flex flex-col gap-2 rounded bg-warning-soft p-3">
      <p className="flex items-start gap-2 text-sm font-bold">
        <Icon name="warning" size={18} className="mt-px shrink-0 text-warning" />
        {status === "sold_out" ? t("soldOut", { size: size(variant.size) }) : t("limited", { count: left })}
      </p>
      {status === "limited" && (
        <div>
          <button type="button" className={chip} onClick={() => cartEngine().setQuantity(variant.variant_id, left)}>
            {t("takeLimited", { count: left })}
          </button>
        </div>
      )}
      {status === "sold_out" && alternatives.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-text text-sm font-bold tracking-normal">{t("otherSizes")}</legend>
          <div className="flex flex-wrap gap-2">
            {alternatives.map((alternative) => (
              <button
                key={alternative.variant_id}
                type="button"
                className={chip}
                aria-label={t("swap", { product: product.name, size: size(alternative.size) })}
                onClick={() => swap(alternative.variant_id, alternative.size)}
              >
                {size(alternative.size)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
