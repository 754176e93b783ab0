"use client";

import type { Totals } from "#contract/cart.ts";
import { PriceRows } from "#components/price/price-rows.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

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
  if (totals === null) return <Skeleton className="h-20 w-full" />;
  return (
    <PriceRows
      steps={totals.steps}
      totalTtc={totals.total_amount_ttc}
      dueTtc={totals.due_ttc}
      {...(isShort ? {} : { vatTtc: totals.vat_amount })}
      isUpdating={isPredicted}
    />
  );
}
