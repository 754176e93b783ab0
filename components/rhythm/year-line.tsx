import { useLocale, useTranslations } from "next-intl";
import { cx } from "#components/ui/class-names.ts";
import { spriteAddress } from "#components/ui/icon.tsx";
import { elided } from "#contract/elision.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatTags } from "#lib/money/format.ts";
import type { Mark, YearMonth } from "#lib/subscriptions/year.ts";

const looks: Record<Mark, string> = {
  kept: "",
  new: "rounded-full bg-accent text-on-accent",
  gone: "opacity-45 line-through decoration-2",
};

interface YearLineProps {
  months: readonly YearMonth[];
  /** Whose boxes they are. */
  name: string;
  /** A change is shown: says what is new and what goes. */
  isChange?: boolean;
}

/** Twelve months on a thread, a trunk for each box. */
export function YearLine({ months, name, isChange = false }: YearLineProps) {
  const t = useTranslations("rhythm.year");
  const locale = useLocale();
  const short = new Intl.DateTimeFormat(formatTags[locale], { month: "short", timeZone: "UTC" });
  const boxes = months.flatMap((month) => month.boxes);
  const dates = (wanted: Mark[]) =>
    boxes
      .filter(({ mark }) => wanted.includes(mark))
      .map(({ date }) => formatDate(date, locale))
      .join(", ");
  const gone = dates(["gone"]);
  const label = [
    boxes.some(({ mark }) => mark !== "gone")
      ? t("boxes", elided({ name, dates: dates(["kept", "new"]) }))
      : t("none", { name }),
    isChange && gone !== "" && t("gone", { dates: gone }),
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div>
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="year-line">
        {months.map(({ month, boxes: marked }, index) => (
          <div key={month} className={cx("year-month", marked.length > 0 && "year-month-full")}>
            <div className="year-boxes">
              {marked.map(({ date, mark }) => (
                <span key={date} className={cx("year-box", looks[mark])}>
                  <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
                    <use href={spriteAddress("trunk")} />
                  </svg>
                  <b>{Number(date.slice(8))}</b>
                </span>
              ))}
            </div>
            <span className="year-knot" />
            <span className="year-name">
              {short.format(new Date(`${month}-01T00:00:00Z`))}
              {(index === 0 || month.endsWith("-01")) && <small>{month.slice(0, 4)}</small>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
