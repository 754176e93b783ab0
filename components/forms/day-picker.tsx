"use client";

/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-redundant-roles, jsx-a11y/control-has-associated-label --
   a date grid of the ARIA practices is a table with that role, and days of other months are cells without a word. */
import { useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { writeMoment } from "#contract/write-moment.ts";
import { cx } from "#components/ui/class-names.ts";
import { controlClass } from "#components/ui/control-class.ts";
import { FieldGroup, type FieldGroupProps } from "#components/ui/field-group.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { iconButtonClass } from "#components/ui/icon-button.tsx";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import { addDays, addMonths, dayAfterKey, monthOf, monthsBetween, weeksOf } from "#lib/forms/month-grid.ts";

export interface DayPickerProps extends Omit<FieldGroupProps, "legend" | "ref" | "className"> {
  /** The chosen day travels under this name with the form around it. */
  name: string;
  legend: string;
  /** The days that can be chosen, `YYYY-MM-DD`, in order; there is one at least. */
  days: readonly string[];
  defaultValue?: string | null | undefined;
  onChange?: (day: string) => void;
  /** Days that mean something besides, and what. */
  marks?: Readonly<Record<string, string>>;
  /** BCP 47; names days and months. */
  locale: string;
  texts: { previous: string; next: string; notFree: string };
}

/** Chooses one of the days that are free: a month to look at with a script, a list of the days without. */
export function DayPicker({ name, legend, hideLegend, hint, error, id, ...picker }: DayPickerProps) {
  const hasScript = useIsHydrated();
  return (
    <FieldGroup legend={legend} hideLegend={hideLegend} hint={hint} error={error} id={id}>
      {hasScript ? <Month name={name} {...picker} /> : <DayList name={name} legend={legend} {...picker} />}
    </FieldGroup>
  );
}

type PickerProps = Omit<DayPickerProps, "legend" | "hideLegend" | "hint" | "error" | "id">;

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const formatIn = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = formatOf(locale, options);
  return (day: string) => writeMoment(format, momentOf(day), locale);
};
const fullDay: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", year: "numeric" };

function DayList({ name, legend, days, defaultValue, locale }: PickerProps & { legend: string }) {
  const nameDay = formatIn(locale, { weekday: "long", day: "numeric", month: "long" });
  const nameMonth = formatIn(locale, { month: "long", year: "numeric" });
  return (
    <select name={name} aria-label={legend} defaultValue={defaultValue ?? days[0]} className={controlClass}>
      {[...Map.groupBy(days, monthOf)].map(([month, daysOfMonth]) => (
        <optgroup key={month} label={nameMonth(`${month}-01`)}>
          {daysOfMonth.map((day) => (
            <option key={day} value={day}>
              {nameDay(day)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function Month({ name, days, defaultValue, onChange, marks = {}, locale, texts }: PickerProps) {
  const titleId = useId();
  const free = useMemo(() => new Set(days), [days]);
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  const start = defaultValue && free.has(defaultValue) ? defaultValue : null;
  const [chosen, setChosen] = useState(start);
  /** The day the keyboard is at; it says which month is shown, too. */
  const [at, setAt] = useState(start ?? first);
  const moves = useRef(false);
  const months = monthsBetween(first, last);
  const month = monthOf(at);
  const place = months.indexOf(month);
  /* Begins with the number that stands in the field: whoever says what is read presses it. */
  const dayName = formatOf(locale, fullDay);
  const nameDay = (day: string) => dayName.format(momentOf(day));
  const nameMonth = formatIn(locale, { month: "long", year: "numeric" });
  const shortWeekday = formatIn(locale, { weekday: "short" });
  const longWeekday = formatIn(locale, { weekday: "long" });

  const focusAt = (button: HTMLButtonElement | null) => {
    if (!button || !moves.current) return;
    moves.current = false;
    button.focus();
  };

  const show = (shown: string) => setAt(days.find((day) => monthOf(day) === shown) ?? `${shown}-01`);
  const choose = (day: string) => {
    setAt(day);
    if (!free.has(day)) return;
    setChosen(day);
    onChange?.(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAfterKey(event.key, at, event.shiftKey);
    if (to === null) return;
    event.preventDefault();
    moves.current = true;
    const [lowest, highest] = [`${monthOf(first)}-01`, addDays(addMonths(`${monthOf(last)}-01`, 1), -1)];
    setAt(to < lowest ? lowest : to > highest ? highest : to);
  };

  return (
    <div className="day-picker">
      <input type="hidden" name={name} value={chosen ?? ""} />
      <div className="flex items-center justify-between gap-2">
        <MonthButton label={texts.previous} icon="chevron-left" to={months[place - 1]} onPress={show} />
        <p id={titleId} aria-live="polite" className="font-bold first-letter:uppercase">
          {nameMonth(`${month}-01`)}
        </p>
        <MonthButton label={texts.next} icon="chevron-right" to={months[place + 1]} onPress={show} />
      </div>
      <table role="grid" aria-labelledby={titleId} className="w-full table-fixed" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {/* 1 to 7 February 2027 begin on a Monday. */}
            {Array.from({ length: 7 }, (_, weekday) => `2027-02-0${weekday + 1}`).map((day) => (
              <th key={day} scope="col" abbr={longWeekday(day)} className="pb-1 text-sm font-normal text-muted">
                {shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={`${month}-${index}`}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={`empty-${weekday}`} />
                ) : (
                  <td key={day} role="gridcell" aria-selected={day === chosen} className="p-0.5">
                    <button
                      ref={day === at ? focusAt : null}
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      aria-disabled={!free.has(day)}
                      aria-label={[nameDay(day), marks[day], !free.has(day) && texts.notFree]
                        .filter(Boolean)
                        .join(", ")}
                      onClick={() => choose(day)}
                      className={cx("day", day === chosen && "day-chosen", marks[day] && "day-marked")}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthButtonProps {
  label: string;
  icon: "chevron-left" | "chevron-right";
  to: string | undefined;
  onPress: (month: string) => void;
}

/** Stays where it is at the end of the months, so that the focus does. */
function MonthButton({ label, icon, to, onPress }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onPress(to)}
      className={cx(iconButtonClass, to === undefined && "opacity-35")}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
