import { promiseArrival } from "#lib/browser/arrival.ts";

interface OpenOptions {
  /** The address of this site: `location.origin`. */
  origin: string;
  /** Whether the way may lead to another site: the page of a bank. */
  isExternalAllowed?: boolean;
}

/**
 * The absolute address to go to when code, not a link, decides. Throws for what only an attacker would ask for: a protocol
 * that runs code or leaves the web, a name and password in the address, another site where none is allowed or one without
 * encryption.
 */
export function requireOpenable(target: string, { origin, isExternalAllowed = false }: OpenOptions): string {
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new RefusedAddress(target);
  if (url.origin === origin) return url.href;
  if (!isExternalAllowed || url.protocol !== "https:") throw new RefusedAddress(target);
  return url.href;
}

export class RefusedAddress extends Error {
  constructor(target: string) {
    super(`refused to open ${target.slice(0, 100)}`);
    this.name = "RefusedAddress";
  }
}

/** Leaves the page for an address, whose heading gets the focus; see `requireOpenable` for what is refused. */
export function openAddress(target: string, options: Omit<OpenOptions, "origin"> = {}): void {
  const address = requireOpenable(target, { ...options, origin: location.origin });
  promiseArrival();
  location.assign(address);
}
