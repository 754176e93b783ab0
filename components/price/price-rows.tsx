import { useLocale, useTranslations } from "next-intl";
import type { ToldStep } from "#contract/price.ts";
import { cx } from "#components/ui/class-names.ts";
import { formatEuros } from "#lib/money/format.ts";

interface PriceRowsProps {
  /** Those of the sale, then what has paid a part of it. */
  steps: readonly ToldStep[];
  totalTtc: number;
  dueTtc: number;
  /** Absent: no line tells it. */
  vatTtc?: number;
  /** Other words than those of the rules. */
  labels?: { items?: string; total?: string; due?: string };
  /** What is due is told where nothing is paid before, too, in place of the total. */
  isDueAlways?: boolean;
  /** They answer an older question than the one on the page. */
  isUpdating?: boolean;
}

/** A price row by row: the rows above a sum make it, to the cent. */
export function PriceRows({
  steps,
  totalTtc,
  dueTtc,
  vatTtc,
  labels = {},
  isDueAlways = false,
  isUpdating = false,
}: PriceRowsProps) {
  const t = useTranslations("price");
  const locale = useLocale();
  const money = (euros: number) => formatEuros(euros, locale);
  const paid = steps.filter(isPayment);
  const rows = (shown: readonly ToldStep[]) =>
    shown.map(({ rule, code, amount_ttc }) => (
      <Row
        key={`${rule} ${code}`}
        label={rule === "ITEMS" && labels.items ? labels.items : t(`rule.${rule}`, { code: code ?? "" })}
        amount={rule.startsWith("SHIPPING_") ? t("offered") : money(amount_ttc)}
      />
    ));
  return (
    <div aria-busy={isUpdating} className={cx("transition-opacity duration-150", isUpdating && "opacity-50")}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        {rows(steps.filter((step) => !isPayment(step)))}
        {(paid.length > 0 || !isDueAlways) && <Row label={labels.total ?? t("total")} amount={money(totalTtc)} isSum />}
        {rows(paid)}
        {(paid.length > 0 || isDueAlways) && <Row label={labels.due ?? t("due")} amount={money(dueTtc)} isSum />}
      </dl>
      {vatTtc !== undefined && <p className="text-sm text-muted">{t("vat", { amount: money(vatTtc) })}</p>}
      {isUpdating && <span className="sr-only">{t("updating")}</span>}
    </div>
  );
}

const isPayment = ({ rule }: ToldStep): boolean => rule === "PREPAID" || rule === "WALLET";

function Row({ label, amount, isSum = false }: { label: string; amount: string; isSum?: boolean }) {
  return (
    <>
      <dt className={cx("pe-4", isSum && "mt-1 border-t-[1.5px] border-line pt-2 text-lg font-bold")}>{label}</dt>
      <dd className={cx("text-end", isSum && "mt-1 border-t-[1.5px] border-line pt-2 text-lg font-bold")}>{amount}</dd>
    </>
  );
}
