import { isDeepStrictEqual } from "node:util";
import type { StaffChange } from "../db/schema/staff.ts";
import { withoutSecrets } from "./without-secrets.ts";

const mostChanges = 60;
/** Drawn pictures and moments of writing say nothing of what was done. */
const isNoise = /^(image|images|picture|pictures|updated_at)$/;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands for a record inside of another: its ids, or its plain fields. */
function brief(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(brief);
  if (!isFields(value)) return value ?? null;
  const plain = Object.entries(value).filter(([, child]) => typeof child !== "object" || child === null);
  const ids = plain.filter(([name]) => name === "id" || name.endsWith("_id"));
  return Object.fromEntries(ids.length > 0 ? ids : plain);
}

function compare(path: string, before: unknown, after: unknown, found: StaffChange[]): void {
  if (isDeepStrictEqual(before, after)) return;
  if (isFields(before) && isFields(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (!isNoise.test(name)) compare(path === "" ? name : `${path}.${name}`, before[name], after[name], found);
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, item] of before.entries()) compare(`${path}.${index}`, item, after[index], found);
  } else if (found.length < mostChanges) {
    found.push({ field: path, before: brief(before), after: brief(after) });
  }
}

/**
 * Fields that differ between a record before and after a deed, the old and the new value without secrets; null stands for a
 * record that is not there. At most sixty.
 */
export function changesBetween(before: object | null, after: object | null): StaffChange[] {
  const found: StaffChange[] = [];
  compare("", withoutSecrets(before ?? {}), withoutSecrets(after ?? {}), found);
  return found;
}
