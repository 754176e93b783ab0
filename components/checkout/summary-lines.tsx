"use client";

import { useLocale, useTranslations } from "next-intl";
import { cx } from "#components/ui/class-names.ts";
import { PriceRows } from "#components/price/price-rows.tsx";
import { useSizeText } from "#components/cart/use-size-text.ts";
import type { Summary, SummaryLine } from "#lib/checkout/summary-line.ts";
import { formatEuros } from "#lib/money/format.ts";

/** Pieces with picture, size, quantity and sum. */
export function SummaryLines({ lines, isCompact = false }: { lines: readonly SummaryLine[]; isCompact?: boolean }) {
  const t = useTranslations("checkout.summary");
  const locale = useLocale();
  const { sizeLine } = useSizeText();
  return (
    <ul aria-label={t("goods")} className="flex flex-col gap-3">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-3">
          <span
            className={cx(
              "aspect-3/4 shrink-0 self-start overflow-hidden rounded",
              isCompact ? "w-12" : "w-16",
              line.isSoldOut && "opacity-60",
            )}
            style={{ background: line.image?.placeholder }}
          >
            {line.image && (
              <img
                src={line.image.url}
                alt=""
                width={64}
                height={85}
                decoding="async"
                className="size-full object-cover"
              />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <p className={cx("font-bold leading-snug", line.isSoldOut && "line-through")}>{line.name}</p>
            <p className="text-sm text-muted">
              {sizeLine(line.size)} · {t("quantity", { count: line.quantity })}
            </p>
            {line.isSoldOut && <p className="text-sm font-bold text-danger">{t("soldOut")}</p>}
          </div>
          {!line.isSoldOut && <p className="shrink-0 tabular-nums">{formatEuros(line.totalTtc, locale)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Sums as the API computed them. */
export const SummaryTotals = ({ totals, isUpdating = false }: { totals: Summary["totals"]; isUpdating?: boolean }) => (
  <PriceRows
    steps={totals.steps}
    totalTtc={totals.total_amount_ttc}
    dueTtc={totals.due_ttc}
    vatTtc={totals.vat_amount}
    isUpdating={isUpdating}
  />
);
