/** What an end of an address says, decoded; null where nothing stands behind the `#`, or what nobody can read. */
export function readHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")) || null;
  } catch {
    return null;
  }
}

/** The element an end of an address names, as browsers look for it: as it is written, then decoded. */
export const findNamed = (hash: string): HTMLElement | null =>
  document.getElementById(hash.slice(1)) ?? document.getElementById(readHash(hash) ?? "");
