import { z } from "zod";

const fnv1a = (text: string, seed: number): number => {
  let state = seed;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  return state >>> 0;
};

/** A file is told by what the browser knows of it without reading it. */
const tellFiles = (_name: string, value: unknown): unknown =>
  value instanceof Blob
    ? [value.size, value.type, ...(value instanceof File ? [value.name, value.lastModified] : [])]
    : value;

/** A short fingerprint; equal contents have equal ones. No secret, no proof. */
export const fingerprint = (value: unknown): string => {
  const text = JSON.stringify(value, tellFiles);
  return `${text.length.toString(36)}-${fnv1a(text, 2_166_136_261).toString(36)}-${fnv1a(text, 40_503).toString(36)}`;
};

export const attemptKeySchema = z.object({ key: z.uuid(), content: z.string() });
/** The idempotency key of a form's press, with the fingerprint of what was sent under it. */
export type AttemptKey = z.infer<typeof attemptKeySchema>;

/**
 * The key a press belongs to: pressed again with the same content, it is the same attempt and keeps its key, so that an
 * answer that was lost is asked for once more and nothing is done twice; a changed content is another attempt.
 */
export function planAttemptKey(before: AttemptKey | null, body: unknown, newKey: () => string): AttemptKey {
  const content = fingerprint(body ?? null);
  return before?.content === content ? before : { key: newKey(), content };
}
