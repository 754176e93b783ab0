/** What was typed into a field, for a page that is loaded anew. */
export interface TypedValue {
  name: string;
  /** Among the fields of this name. */
  index: number;
  value: string;
  isChecked: boolean;
}

const storeKey = "typed";
/** Secrets and files stay out: passwords, codes, cards. */
const secret = /password|hidden|file|submit|button|image|reset/;
const secretPurpose = /cc-|password|one-time-code/;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const fieldsNamed = (name: string): Field[] =>
  [...document.querySelectorAll<Field>("input, textarea, select")].filter((field) => field.name === name);

/** Keeps what the fields of the page hold, in this tab only. Never throws. */
export function keepTyped(): void {
  const seen = new Map<string, number>();
  const values: TypedValue[] = [];
  for (const field of document.querySelectorAll<Field>("input, textarea, select")) {
    const { name, type, value } = field;
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    if (!name || secret.test(type) || secretPurpose.test(field.autocomplete)) continue;
    const isChecked = field instanceof HTMLInputElement && field.checked;
    if (type === "checkbox" || type === "radio" ? isChecked : value !== "")
      values.push({ name, index, value, isChecked });
  }
  try {
    sessionStorage.setItem(storeKey, JSON.stringify({ path: location.pathname, values }));
  } catch {
    /* No room, or none allowed: the page is loaded anew without. */
  }
}

/** What was kept for this page; it is forgotten with the reading. */
export function takeTyped(): TypedValue[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storeKey) ?? "null") as {
      path: string;
      values: TypedValue[];
    } | null;
    sessionStorage.removeItem(storeKey);
    return kept?.path === location.pathname ? kept.values : [];
  } catch {
    return [];
  }
}
