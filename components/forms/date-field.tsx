import type { ChangeEvent } from "react";
import { cx } from "#components/ui/class-names.ts";
import { controlClass } from "#components/ui/control-class.ts";
import { FieldGroup, type FieldGroupProps } from "#components/ui/field-group.tsx";
import { datePartsOf } from "#lib/forms/date-parts.ts";

interface DateFieldProps extends Omit<FieldGroupProps, "className" | "ref"> {
  /** The fields are called `name-day`, `name-month` and `name-year`; read them with `readDateParts`. */
  name: string;
  labels: { day: string; month: string; year: string };
  /** Names the months. */
  locale: string;
  /** `YYYY-MM-DD`. */
  defaultValue?: string | null | undefined;
  /** Told of every change in one of the three. */
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  autoComplete?: "bday";
}

const monthNames = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
};

/** A day one knows by heart, such as a birthday: typed in three fields, which is quicker than any calendar. */
export function DateField({
  name,
  legend,
  hideLegend,
  hint,
  error,
  id,
  labels,
  locale,
  defaultValue,
  onChange,
  autoComplete,
}: DateFieldProps) {
  const parts = datePartsOf(defaultValue);
  const shared = { onChange, "aria-invalid": error ? (true as const) : undefined };
  const digits = { type: "text", inputMode: "numeric", pattern: "[0-9]*" } as const;
  const autoCompleteOf = (part: string) => (autoComplete ? `${autoComplete}-${part}` : "off");
  return (
    <FieldGroup legend={legend} hideLegend={hideLegend} hint={hint} error={error} id={id}>
      <div className="flex flex-wrap gap-3">
        <label className="grid w-18 gap-1.5">
          <span className="text-sm font-bold">{labels.day}</span>
          <input
            {...shared}
            {...digits}
            name={`${name}-day`}
            maxLength={2}
            defaultValue={parts.day}
            autoComplete={autoCompleteOf("day")}
            className={cx(controlClass, "text-center")}
          />
        </label>
        <label className="grid min-w-20 flex-1 gap-1.5">
          <span className="text-sm font-bold">{labels.month}</span>
          <select
            {...shared}
            name={`${name}-month`}
            defaultValue={parts.month}
            autoComplete={autoCompleteOf("month")}
            className={controlClass}
          >
            <option value="">–</option>
            {monthNames(locale).map((month, index) => (
              <option key={month} value={String(index + 1)}>
                {month}
              </option>
            ))}
          </select>
        </label>
        <label className="grid w-22 gap-1.5">
          <span className="text-sm font-bold">{labels.year}</span>
          <input
            {...shared}
            {...digits}
            name={`${name}-year`}
            maxLength={4}
            defaultValue={parts.year}
            autoComplete={autoCompleteOf("year")}
            className={cx(controlClass, "text-center")}
          />
        </label>
      </div>
    </FieldGroup>
  );
}
