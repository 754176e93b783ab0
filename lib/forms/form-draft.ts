import { z } from "zod";
import { attemptKeySchema, type AttemptKey } from "./attempt-key.ts";

const draftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  attempt: attemptKeySchema.nullable(),
});

/** What a form remembers over a reload: what was typed, and the press that got no answer. */
export interface FormDraft {
  values: Record<string, unknown>;
  attempt: AttemptKey | null;
}

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nameOf = (key: string) => `form:${key}`;

/** The draft kept under a key in this tab; null where there is none or it cannot be read. */
export function readFormDraft(storage: DraftStorage, key: string): FormDraft | null {
  try {
    const text = storage.getItem(nameOf(key));
    return text === null ? null : (draftSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it when it is null; a storage that is full or forbidden loses only what a reload would need. */
export function writeFormDraft(storage: DraftStorage, key: string, draft: FormDraft | null): void {
  try {
    if (draft === null) storage.removeItem(nameOf(key));
    else storage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // Nothing is lost that stands in the fields.
  }
}

/** Forgets what every form of this tab keeps: whoever comes next is somebody else. */
export function forgetFormDrafts(storage: Storage): void {
  try {
    for (const name of Object.keys(storage)) if (name.startsWith(nameOf(""))) storage.removeItem(name);
  } catch {
    // A storage that is forbidden keeps nothing.
  }
}

/** Files cannot be kept, and secrets must not be. */
const isKept = (value: unknown): boolean =>
  value !== undefined && !(value instanceof Blob) && !(typeof FileList !== "undefined" && value instanceof FileList);

/** The values of a form that may be kept: none of `secrets`, no files. */
export const keptValues = (values: Record<string, unknown>, secrets: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !secrets.includes(name) && isKept(value)));
