export const locales = ["fr", "de", "nl", "es"] as const;
export type Locale = (typeof locales)[number];

/** One value per language of the shop; a missing language is a type error. */
export type Localized<T> = Readonly<Record<Locale, T>>;

export function localized<T>(fr: T, de: T, nl: T, es: T): Localized<T> {
  return { fr, de, nl, es };
}

export type Gender = "GIRL" | "BOY" | "MIXED" | "WOMAN";
export type ProfileType = "KID" | "WOMAN";
