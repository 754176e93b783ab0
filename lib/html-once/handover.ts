import { createHash } from "node:crypto";
import { keepTogether } from "#lib/memory/kept.ts";

/**
 * What server components leave for the HTML of the page they are part of. Next renders a page twice in the same process,
 * one right after the other: as server components, then as HTML, whose client components know only what travels to the
 * browser as well. What must not travel waits here in between.
 */
interface Parcel {
  keptUntil: number;
  content: unknown;
}

/** Longer than any page takes from its data to its HTML. */
const keptMs = 60_000;
/** Longer than a page takes from its HTML to the same HTML rendered once more. A crawl leaves dozens of parcels a second. */
const keptOnceTakenMs = 15_000;
/** A page leaves several, and a crawl hundreds that are kept: what is over is looked for once in so long. */
const restMs = 1_000;

/* The two renderings are bundled apart and take from one place. It holds hundreds: what goes for others was taken long ago. */
const parcels = keepTogether<Parcel>("parts for the HTML of pages", { maxBytes: 8 * 1024 * 1024 });

let clearedAt = Number.NEGATIVE_INFINITY;

function clear(now: number): void {
  clearedAt = now;
  for (const [key, { keptUntil }] of parcels.oldestFirst()) if (keptUntil <= now) parcels.delete(key);
}

/** Leaves something; answers the key that fetches it: `name`, and a digest that changes with the content. */
export function handOver(name: string, content: object, now = performance.now()): string {
  const text = JSON.stringify(content);
  const digest = createHash("sha1").update(text).digest("base64url").slice(0, 8);
  const key = `${name}.${digest}`;
  if (now - clearedAt >= restMs) clear(now);
  parcels.set(key, { keptUntil: now + keptMs, content }, text.length);
  return key;
}

/**
 * What was left under a key. A page must never go out without it, so its absence is an error; null in development only,
 * where Next checks each page once more in a process that renders nothing but its HTML.
 */
export function takeOver(key: string, now = performance.now()): unknown {
  const parcel = parcels.get(key);
  if (parcel) {
    parcel.keptUntil = Math.min(parcel.keptUntil, now + keptOnceTakenMs);
    return parcel.content;
  }
  if (process.env.NODE_ENV === "development") return null;
  throw new Error(`nothing was handed over as ${key}`);
}
