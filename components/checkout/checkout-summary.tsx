"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Summary } from "#lib/checkout/summary-line.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { SummaryLines, SummaryTotals } from "./summary-lines.tsx";

interface CheckoutSummaryProps {
  /** Null before the first answer. */
  summary: Summary | null;
  isUpdating: boolean;
  /** The totals are those of the cart: no delivery is chosen yet. */
  isEstimate: boolean;
  /** An order that exists keeps its pieces. */
  canChange: boolean;
}

/** What is ordered: beside the steps on wide screens, folded above them on phones with the total in sight. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const t = useTranslations("checkout.summary");
  const locale = useLocale();
  const { summary } = props;
  return (
    <>
      <details className="disclosure group rounded bg-tint lg:hidden">
        <summary className="flex min-h-14 list-none items-center gap-3 rounded px-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 items-center gap-3">
            <Icon name="cart" size={20} className="shrink-0" />
            <span className="min-w-0">
              {t("title")}
              {summary && (
                <span className="block text-sm font-normal text-muted">{t("folded", { count: summary.pieces })}</span>
              )}
            </span>
          </span>
          {summary && <span className="tabular-nums">{formatEuros(summary.totals.due_ttc, locale)}</span>}
          <Icon
            name="chevron-down"
            size={20}
            className="shrink-0 transition-[rotate] duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 px-4 pb-4">
          <SummaryContent {...props} />
        </div>
      </details>
      <Card
        as="aside"
        aria-label={t("title")}
        className="hidden flex-col gap-4 lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
      >
        <h2 className="text-xl">{t("title")}</h2>
        <SummaryContent {...props} />
      </Card>
    </>
  );
}

function SummaryContent({ summary, isUpdating, isEstimate, canChange }: CheckoutSummaryProps) {
  const t = useTranslations("checkout.summary");
  const locale = useLocale();
  if (summary === null) return <Skeleton className="h-56 w-full" />;
  return (
    <>
      <SummaryLines lines={summary.lines} />
      <div className="stitch-line" aria-hidden="true" />
      <SummaryTotals totals={summary.totals} isUpdating={isUpdating} />
      {isEstimate && <p className="text-sm text-muted">{t("estimate")}</p>}
      {canChange && (
        <TextLink href={href(locale, "shop-cart")} standalone>
          {t("toCart")}
        </TextLink>
      )}
    </>
  );
}
