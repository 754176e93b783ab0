const key = "measuring";
/** Who said yes or no is asked again after this time, as the authorities of the countries served ask for. */
const monthsKept = 6;

export type MeasuringChoice = "yes" | "no";

interface Kept {
  choice: MeasuringChoice;
  /** Moment it was made. */
  at: string;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "choice" in value &&
  (value.choice === "yes" || value.choice === "no") &&
  "at" in value &&
  typeof value.at === "string";

/** What this browser's visitor chose less than six months ago; a browser that says no by itself has chosen. Null: ask. */
export function readChoice(now: Date): MeasuringChoice | null {
  if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return "no";
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isKept(kept)) return null;
    const until = new Date(kept.at);
    until.setMonth(until.getMonth() + monthsKept);
    return until > now ? kept.choice : null;
  } catch {
    return null;
  }
}

/** Without storage the choice counts for this page. */
export function keepChoice(choice: MeasuringChoice, now: Date): void {
  try {
    localStorage.setItem(key, JSON.stringify({ choice, at: now.toISOString() } satisfies Kept));
  } catch {
    /* Asked again on the next page. */
  }
}
