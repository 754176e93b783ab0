/** What stands in the three fields of a date. */
interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** `incomplete`: not all three; `impossible`: the 31 February; `early`, `late`: outside of the days that are taken. */
type DateReading =
  | { kind: "empty" }
  | { kind: "incomplete" | "impossible" | "early" | "late" }
  | { kind: "day"; value: string };

export interface DateRange {
  /** `YYYY-MM-DD`, itself taken. */
  min?: string | undefined;
  max?: string | undefined;
}

const pad = (text: string, length: number): string => text.padStart(length, "0");

/** Reads three fields as a day `YYYY-MM-DD`. */
export function readDateParts({ day, month, year }: DateParts, { min, max }: DateRange = {}): DateReading {
  const parts = [day, month, year].map((part) => part.trim());
  if (parts.every((part) => part === "")) return { kind: "empty" };
  if (parts.some((part) => part === "")) return { kind: "incomplete" };
  const [dayText = "", monthText = "", yearText = ""] = parts;
  if (!parts.every((part) => /^\d+$/.test(part)) || yearText.length !== 4) return { kind: "impossible" };
  const value = `${yearText}-${pad(monthText, 2)}-${pad(dayText, 2)}`;
  const time = Date.parse(value);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(value)) return { kind: "impossible" };
  if (min !== undefined && value < min) return { kind: "early" };
  if (max !== undefined && value > max) return { kind: "late" };
  return { kind: "day", value };
}

/** The three fields of a day; empty ones for none. */
export function datePartsOf(value: string | null | undefined): DateParts {
  const [year = "", month = "", day = ""] = value?.split("-") ?? [];
  return { day: day.replace(/^0/, ""), month: month.replace(/^0/, ""), year };
}
