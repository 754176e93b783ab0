import { createHash } from "node:crypto";
import { keep } from "#lib/memory/kept.ts";

const hash = (body: string | Uint8Array): string => createHash("sha256").update(body).digest("base64url").slice(0, 27);

/**
 * Names bodies by their content. Next hands out the same string each time it answers with a cached page; such a string is
 * hashed once: a map finds it by identity, or by comparing every character, so that two bodies never share a name.
 */
export function createBodyDigest(maxBytes: number): (body: string | Uint8Array) => string {
  const known = keep<string>("digests of pages", { maxBytes, maxEntryBytes: maxBytes / 8 });
  return (body) => {
    if (typeof body !== "string") return hash(body);
    const found = known.get(body);
    if (found !== undefined) return found;
    const digest = hash(body);
    /* Its characters may take two bytes each; the store counts them once, as the name. */
    known.set(body, digest, body.length);
    return digest;
  };
}
