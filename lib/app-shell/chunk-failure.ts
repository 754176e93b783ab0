import { keepTyped } from "./typed-values.ts";

/** A page that was loaded anew a moment ago is not helped by another time. */
const guardMs = 10_000;
const guardKey = "chunk-reload";
/** In the address of a page that was loaded anew; taken out as soon as it is there. */
export const reloadParameter = "forcereload";

/** True for code that could not be loaded: the build it belongs to is gone, or the network failed. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ChunkLoadError" ||
    /failed to load chunk|loading (?:css )?chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    ));

/**
 * Loads the page anew when code of it could not be loaded, once in ten seconds, and keeps what was typed. Answers whether
 * it does; without a network it does not, since there would be nothing left to read.
 */
export function recoverFromChunkFailure(error: unknown, now = Date.now()): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  try {
    if (now - Number(sessionStorage.getItem(guardKey) ?? 0) < guardMs) return false;
    sessionStorage.setItem(guardKey, String(now));
  } catch {
    /* Without a memory there is no guard against doing it for ever. */
    return false;
  }
  keepTyped();
  const url = new URL(location.href);
  url.searchParams.set(reloadParameter, "true");
  location.replace(url);
  return true;
}
