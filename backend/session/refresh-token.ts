import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./keys.ts";

export interface RefreshToken {
  sessionId: string;
  generation: number;
}

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/;

const sign = (secret: string, text: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "refresh-token")).update(text).digest();

/** The token of one generation of a session: derived, so that none is ever stored. */
export function deriveRefreshToken(secret: string, { sessionId, generation }: RefreshToken): string {
  const text = `${sessionId}.${generation}`;
  return `${text}.${sign(secret, text).toString("base64url")}`;
}

/** Which generation of which session a token is; null when it was not made with this secret. */
export function readRefreshToken(secret: string, token: string): RefreshToken | null {
  const [, sessionId, generation, signature] = pattern.exec(token) ?? [];
  if (!sessionId || !generation || !signature) return null;
  const expected = sign(secret, `${sessionId}.${generation}`);
  const sent = Buffer.from(signature, "base64url");
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  return { sessionId, generation: Number(generation) };
}
