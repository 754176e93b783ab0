/** How long a page may take to go once it has said so. */
const leavingMs = 2000;
let isLeaving = false;
const leave = () => {
  isLeaving = true;
  setTimeout(() => (isLeaving = false), leavingMs);
};
const reasons = new Set<string>();

/**
 * Whether the page is being left: it loses its requests while its scripts still run, and what they end with is no answer. Known
 * where somebody watches for it.
 */
export const isPageLeft = (): boolean => isLeaving;

/** Watches for it while `reason` has to know; not for longer, since not every browser keeps such a page for the way back. */
export function watchLeaving(reason: string, isNeeded: boolean): void {
  if (isNeeded) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) window.addEventListener("beforeunload", leave);
  else window.removeEventListener("beforeunload", leave);
}
