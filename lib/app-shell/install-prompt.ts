/** Chromium's offer to install the site; not in TypeScript's library. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

let kept: InstallPrompt | null = null;
let waiting: ((prompt: InstallPrompt) => void) | null = null;

/** Keeps the browser's offer for later: it comes once, often before anything else is loaded. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault();
  kept = event as InstallPrompt;
  waiting?.(kept);
}

/** Calls back with the browser's offer, now or when it comes. */
export function whenInstallable(callback: (prompt: InstallPrompt) => void): void {
  waiting = callback;
  if (kept) callback(kept);
}

const visitsKey = "visits";
const askedKey = "install-asked";

/** Counts this visit, once a tab, and answers which one it is. Without a memory every visit is the first. */
export function countVisit(): number {
  try {
    const visits = Number(localStorage.getItem(visitsKey) ?? 0);
    if (sessionStorage.getItem(visitsKey) !== null) return visits;
    sessionStorage.setItem(visitsKey, "1");
    localStorage.setItem(visitsKey, String(visits + 1));
    return visits + 1;
  } catch {
    return 1;
  }
}

/** True from the second visit on, until somebody answered or put it aside. */
export function mayOfferInstallation(visit: number): boolean {
  try {
    return visit >= 2 && localStorage.getItem(askedKey) === null;
  } catch {
    return false;
  }
}

export function rememberInstallationOffered(): void {
  try {
    localStorage.setItem(askedKey, "1");
  } catch {
    /* Asked again then, on the next visit. */
  }
}
