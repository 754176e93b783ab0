const key = "measuring";
/** Who said yes or no is asked again after this time, as the authorities of the countries served ask for. */
export const monthsKept = 6;

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

/** A browser that says no to all sites, so that none has to ask. */
const saysNoToAll = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What was chosen here less than six months ago, or what the browser says for all sites. Null: ask. */
export const readChoice = (now: Date): MeasuringChoice | null => readKept(now) ?? (saysNoToAll() ? "no" : null);

function readKept(now: Date): MeasuringChoice | null {
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
