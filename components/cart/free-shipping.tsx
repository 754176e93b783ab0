"use client";

import { useLocale, useTranslations } from "next-intl";
import { toCents } from "#contract/money.ts";
import type { Totals } from "#contract/cart.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { cx } from "#components/ui/class-names.ts";
import { formatCents } from "#lib/money/format.ts";

/** What is missing until delivery is free; nothing where it never is. */
export function FreeShipping({ totals, isPredicted }: { totals: Totals; isPredicted: boolean }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  if (totals.free_shipping_from_ttc === null) return null;
  const goal = toCents(totals.free_shipping_from_ttc);
  const left = goal - toCents(totals.items_total_ttc);
  const isReached = totals.offer.shipping_fee_offered || left <= 0;
  const label = isReached ? t("freeShippingReached") : t("freeShippingLeft", { amount: formatCents(left, locale) });
  return (
    <ProgressBar
      label={label}
      valueText={label}
      value={isReached ? goal : goal - left}
      max={goal}
      className={cx("transition-opacity", isPredicted && "opacity-60")}
    />
  );
}
