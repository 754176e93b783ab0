import type { Locale } from "../localized.ts";

/** Gender and number of a noun: `n` exists in German, `c` (de-woord) and `n` (het-woord) in Dutch, `mp`/`fp` in French and Spanish. */
export type Form = "m" | "f" | "n" | "c" | "mp" | "fp" | "pl";

export interface Word {
  /** As it stands inside a sentence; German nouns carry their capital. */
  noun: string;
  form: Form;
  /** Name of the category: "Robes", "Kleider". */
  category: string;
}

const order: Record<Locale, readonly Form[]> = {
  fr: ["m", "f", "mp", "fp"],
  es: ["m", "f", "mp", "fp"],
  de: ["m", "f", "n", "pl"],
  nl: ["c", "n", "pl"],
};

const isPlural = (form: Form): boolean => form === "mp" || form === "fp" || form === "pl";

/**
 * Resolves the alternatives of a template for one noun: two are always `[singular|plural]`; otherwise one per form,
 * in the order m|f|mp|fp (fr, es), m|f|n|pl (de), de-woord|het-woord|plural (nl).
 */
export function inflect(template: string, locale: Locale, form: Form): string {
  return template.replaceAll(/\[([^\]]*)\]/g, (whole, inner: string) => {
    const choices = inner.split("|");
    const choice = choices.length === 2 ? choices[isPlural(form) ? 1 : 0] : choices[order[locale].indexOf(form)];
    if (choice === undefined) throw new Error(`No alternative for ${locale}/${form} in ${whole}`);
    return choice;
  });
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

/** French noun with its definite article: "la robe", "l’écharpe". */
export function withFrenchArticle({ noun, form }: Word): string {
  if (isPlural(form)) return `les ${noun}`;
  if (/^[aeiouéèêh]/i.test(noun)) return `l’${noun}`;
  return `${form === "f" ? "la" : "le"} ${noun}`;
}

/** Replaces `{key}`; an unknown key throws, so a misspelt template fails its test instead of reaching a customer. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`Unknown placeholder ${whole}`);
    return value;
  });
}

/** Even choice by a number: the same seed and salt always choose the same item. */
export function pick<T>(items: readonly T[], seed: number, salt = 0): T {
  let hash = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  const item = items[((hash ^ (hash >>> 13)) >>> 0) % items.length];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}
