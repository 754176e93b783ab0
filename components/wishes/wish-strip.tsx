"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { elided } from "#contract/elision.ts";
import type { Wish } from "#contract/requests.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Link } from "#components/ui/link.tsx";
import { Select } from "#components/ui/select.tsx";
import { formatSize, sizeChoices } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { useWishBoard } from "./wish-context.ts";

interface WishStripProps {
  kid: { firstname: string };
  wishes: readonly Wish[];
  places: number;
  /** What the box may cost; null without a limit. */
  budget: number | null;
  /** Where one goes when nothing is left to wish for. */
  doneHref: string;
}

/** What was wished for, in view at the bottom of the page: how many places are left, sizes, the way back and on. */
export function WishStrip({ kid, wishes, places, budget, doneHref }: WishStripProps) {
  const t = useTranslations("wishes");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const spent = wishes.reduce((sum, { product }) => sum + product.lc_price, 0);
  const isShown = isOpen && wishes.length > 0;
  return (
    <section
      aria-label={t("strip", { name: kid.firstname })}
      className="sticky bottom-[calc(57px+env(safe-area-inset-bottom))] z-30 -mx-4 border-t-[1.5px] border-line bg-surface px-4 py-3 shadow sm:mx-0 sm:rounded-t sm:border-x-[1.5px] min-[900px]:bottom-0"
    >
      {isShown && (
        <ul id={id} className="mb-3 max-h-[50dvh] divide-y divide-line overflow-y-auto border-b-[1.5px] border-line">
          {wishes.map((wish) => (
            <WishRow key={wish.product_id} wish={wish} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-full sm:basis-0">
          <p data-lands="wishes" className="w-fit font-bold">
            {wishes.length === 0
              ? t("empty", { name: kid.firstname })
              : t("places", { count: wishes.length, left: places - wishes.length })}
          </p>
          <p className={cx("text-sm text-muted", budget === null && "max-sm:hidden")}>
            {budget === null
              ? t("placesOfBox", { count: places })
              : t("budget", { spent: formatEuros(spent, locale), budget: formatEuros(budget, locale) })}
          </p>
        </div>
        {wishes.length > 0 && (
          <>
            {/* The drawings say what the list says in words. */}
            <div aria-hidden="true" className="hidden gap-1.5 sm:flex">
              {wishes.map(({ product, variant }) => (
                <span key={product.id} className="relative block h-14 w-10.5 overflow-hidden rounded-sm bg-tint">
                  {product.images[0] && <img src={product.images[0].url} alt="" width={42} height={56} />}
                  <span className="absolute inset-x-0 bottom-0 bg-surface/90 text-center text-[0.6875rem] leading-4">
                    {variant ? formatSize(variant.size, locale, oneSize) : "♥"}
                  </span>
                </span>
              ))}
            </div>
            <Button
              variant="secondary"
              size="sm"
              className="max-sm:flex-1"
              aria-expanded={isShown}
              aria-controls={isShown ? id : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isShown ? "close" : "open")}
              <Icon name={isShown ? "chevron-down" : "chevron-up"} size={18} />
            </Button>
            <Link href={doneHref} className={buttonClass({ size: "sm" }, "max-sm:flex-1")}>
              {t("done")}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}

function WishRow({ wish: { product, variant_id } }: { wish: Wish }) {
  const t = useTranslations("wishes");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const id = useId();
  const board = useWishBoard();
  const [front] = product.images;
  const sizes = sizeChoices(product.variants, locale, oneSize);
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        className="h-18 w-13.5 shrink-0 overflow-hidden rounded-sm bg-tint"
        style={{ background: front?.placeholder }}
      >
        {front && <img src={front.url} alt="" width={54} height={72} loading="lazy" />}
      </span>
      <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[1fr_13rem]">
        <p className="min-w-0">
          <span className="font-bold leading-snug">{product.name}</span>{" "}
          <span className="text-sm text-muted tabular-nums">{formatEuros(product.lc_price, locale)}</span>
        </p>
        <label htmlFor={id} className="sr-only">
          {t("sizeOf", elided({ product: product.name }))}
        </label>
        <Select
          id={id}
          value={variant_id ?? ""}
          onChange={({ target }) => board?.put(product, target.value === "" ? null : Number(target.value))}
        >
          <option value="">{t("ownSize")}</option>
          {sizes.map((size) => (
            <option key={size.variant_id} value={size.variant_id} disabled={!size.is_available}>
              {size.is_available ? size.label : t("soldOutSize", { size: size.label })}
            </option>
          ))}
        </Select>
      </div>
      <IconButton icon="trash" label={t("remove", { product: product.name })} onClick={() => board?.drop(product)} />
    </li>
  );
}
