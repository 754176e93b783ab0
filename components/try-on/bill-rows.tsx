import { useLocale, useTranslations } from "next-intl";
import type { ToldStep } from "#contract/price.ts";
import { PriceRows } from "#components/price/price-rows.tsx";
import { formatEuros } from "#lib/money/format.ts";

interface BillRowsProps {
  bill: { steps: readonly ToldStep[]; total_ttc: number; due_ttc: number; refund_ttc: number };
  /** Pieces that are kept. */
  count: number;
}

/** The bill of a box, row by row: together the rows are what is charged. */
export function BillRows({ bill, count }: BillRowsProps) {
  const t = useTranslations("tryOn.row");
  const locale = useLocale();
  return (
    <div>
      <PriceRows
        steps={bill.steps}
        totalTtc={bill.total_ttc}
        dueTtc={bill.due_ttc}
        labels={{ items: t("items", { count }), due: t("due") }}
        isDueAlways
      />
      {bill.refund_ttc > 0 && (
        <p className="flex justify-between gap-4 tabular-nums">
          <span>{t("refund")}</span>
          <span>{formatEuros(bill.refund_ttc, locale)}</span>
        </p>
      )}
    </div>
  );
}
