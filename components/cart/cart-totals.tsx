"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Totals } from "#contract/cart.ts";
import { cx } from "#components/ui/class-names.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { formatEuros } from "#lib/money/format.ts";

interface CartTotalsProps {
  /** Null before the first answer. */
  totals: Totals | null;
  /** They answer an older cart than the one shown: greyed until the API has said more. */
  isPredicted: boolean;
  /** Without the line of the VAT. */
  isShort?: boolean;
}

/** Sums as the API computed them. */
export function CartTotals({ totals, isPredicted, isShort = false }: CartTotalsProps) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const amount = (euros: number) => formatEuros(euros, locale);
  if (totals === null) return <Skeleton className="h-20 w-full" />;
  return (
    <div aria-busy={isPredicted} className={cx("transition-opacity duration-150", isPredicted && "opacity-50")}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt>{t("items")}</dt>
        <dd className="text-end">{amount(totals.items_total_ttc)}</dd>
        <dt>{t("shipping")}</dt>
        <dd className="text-end">
          {totals.offer.shipping_fee_offered ? t("shippingOffered") : amount(totals.shipping_fee_ttc)}
        </dd>
        <dt className="pt-1 text-lg font-bold">{t("total")}</dt>
        <dd className="pt-1 text-end text-lg font-bold">{amount(totals.total_amount_ttc)}</dd>
      </dl>
      {!isShort && <p className="text-sm text-muted">{t("vat", { amount: amount(totals.vat_amount) })}</p>}
      {isPredicted && <span className="sr-only">{t("updating")}</span>}
    </div>
  );
}
