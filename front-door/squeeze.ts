import type { Kept } from "#lib/memory/kept.ts";
import { compressWhole } from "./encoders.ts";
import { count } from "./tally.ts";

/** The bytes of an answer as they travel. */
export interface KeptBody {
  bytes: Buffer;
  /** No shorter ones are to be had. */
  isShortest: boolean;
}

/** Bodies that may wait for it; who finds no room stays a little longer. */
const maxWaiting = 100;

/**
 * Compresses what is asked for a second time better: forty times the work of the first time, behind the answers, one body
 * after the other. What only crawlers ask for, once each, is not worth it. `then` is called with the shorter bytes when they
 * are kept.
 */
export function createSqueeze(bodies: Kept<KeptBody>) {
  const waiting = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const work = async (key: string, whole: () => string | Uint8Array, then: (shorter: Buffer) => void) => {
    waiting.delete(key);
    const known = bodies.peek(key);
    if (!known) return;
    const bytes = await compressWhole(whole(), "br", "again");
    if (bodies.peek(key) !== known || bytes.length >= known.bytes.length) return;
    bodies.set(key, { bytes, isShortest: true }, bytes.length);
    count("squeezed");
    then(bytes);
  };
  return (key: string, whole: () => string | Uint8Array, then: (shorter: Buffer) => void): void => {
    if (bodies.peek(key)?.isShortest !== false || waiting.has(key) || waiting.size >= maxWaiting) return;
    waiting.add(key);
    last = last.then(() => work(key, whole, then)).catch(console.error);
  };
}
