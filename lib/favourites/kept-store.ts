import { isSignedIn, readClientId, subscribeToSession } from "#lib/session/client-status.ts";
import { isKept, parseKept, withoutPiece, withPiece, type Kept, type KeptPiece } from "./kept.ts";

/** What a visitor keeps in this browser. */
const visitorKey = "favourites";
/** What the account of whoever is signed in keeps, as this browser last heard, so that pages show it at once. */
const accountKey = "account-favourites";

interface AccountCopy {
  of: string;
  heardAt: number;
  kept: Kept;
}

const listeners = new Set<() => void>();
/** Where storage is switched off, favourites last as long as the page. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  unstored.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

function readCopy(): AccountCopy | null {
  try {
    const copy = JSON.parse(read(accountKey) ?? "null") as AccountCopy | null;
    return copy?.of === readClientId() ? { ...copy, kept: parseKept(JSON.stringify(copy.kept)) } : null;
  } catch {
    return null;
  }
}

export const readVisitorsKept = (): Kept => parseKept(read(visitorKey));

const readKept = (): Kept => (isSignedIn() ? (readCopy()?.kept ?? []) : readVisitorsKept());

export const isKeptHere = (id: number): boolean => isKept(readKept(), id);

/** When this browser last heard from the account, in milliseconds; 0 when it never did. */
const accountHeardAt = (): number => readCopy()?.heardAt ?? 0;

/** How long a copy of the account's is good enough to mark what is kept. */
const copyGoodMs = 10 * 60_000;

/** Whether somebody is signed in whose account this browser has not heard from for a while. */
export const isCopyOld = (): boolean => isSignedIn() && Date.now() - accountHeardAt() > copyGoodMs;

export const writeAccountCopy = (kept: Kept, heardAt = Date.now()): void =>
  write(accountKey, JSON.stringify({ of: readClientId(), heardAt, kept } satisfies AccountCopy));

export const forgetAccountCopy = (): void => write(accountKey, null);

export const forgetVisitorsKept = (): void => write(visitorKey, null);

function writeKept(kept: Kept): void {
  if (isSignedIn()) writeAccountCopy(kept, accountHeardAt());
  else write(visitorKey, JSON.stringify(kept));
}

/** Answers whether there was room. */
export function keepHere(piece: KeptPiece): boolean {
  const kept = withPiece(readKept(), piece);
  if (kept) writeKept(kept);
  return kept !== null;
}

/** Answers what was given up, to put it back. */
export function giveUpHere(id: number): KeptPiece | null {
  const kept = readKept();
  writeKept(withoutPiece(kept, id));
  return kept.find((piece) => piece.id === id) ?? null;
}

/** Calls back when something may be kept that was not, or the other way round; answers how to stop. */
export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  const stop = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    stop();
  };
}
