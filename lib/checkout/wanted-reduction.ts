import { readHash } from "#lib/browser/hash.ts";
import { cleanAddress } from "#lib/payments/clean-address.ts";

/** What a page of the account asks the cart to pay with. */
export type WantedReduction = { kind: "code"; code: string } | { kind: "wallet" };

/** The end of an address of the cart that asks for it: no server and no cache reads what stands behind `#`. */
export const wantedHash = (wanted: WantedReduction): string =>
  wanted.kind === "wallet" ? "#wallet" : `#code=${encodeURIComponent(wanted.code)}`;

/** What the end of an address asks for; null for anything else. */
export function readWanted(hash: string): WantedReduction | null {
  if (hash === "#wallet") return { kind: "wallet" };
  const [, code] = /^#code=([^&]{1,200})$/.exec(hash) ?? [];
  const read = code === undefined ? null : readHash(code);
  return read === null ? null : { kind: "code", code: read };
}

/** Reads it from the address once: reloaded, the page asks for nothing. */
export function takeWanted(): WantedReduction | null {
  const wanted = readWanted(location.hash);
  if (wanted !== null) cleanAddress(location.pathname + location.search);
  return wanted;
}
