import type { PickupPoint } from "#contract/delivery.ts";

export interface OpeningRow {
  /** ISO weekdays, 1 = Monday. */
  from: number;
  to: number;
  /** `HH:MM-HH:MM`; empty when closed. */
  hours: readonly string[];
}

/** Days with the same hours on one row: Monday to Friday, then Saturday, then Sunday. */
export function groupOpeningHours(days: PickupPoint["opening_hours"]): OpeningRow[] {
  const rows: OpeningRow[] = [];
  for (const { weekday, hours } of days.toSorted((a, b) => a.weekday - b.weekday)) {
    const last = rows.at(-1);
    if (last && last.to === weekday - 1 && last.hours.join() === hours.join()) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, hours });
  }
  return rows;
}
