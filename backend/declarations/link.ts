import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../session/keys.ts";

const sign = (secret: string, id: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "declaration")).update(id).digest();

/** The token of the link that confirms a declaration: it follows from the secret, no reader of the database can make it. */
export const deriveDeclarationToken = (secret: string, id: string): string =>
  `${id}.${sign(secret, id).toString("base64url")}`;

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The id of the declaration a token is for; null when it was not made with this secret. */
export function readDeclarationToken(secret: string, token: string): string | null {
  const [, id, signature] = pattern.exec(token) ?? [];
  if (!id || !signature) return null;
  return timingSafeEqual(Buffer.from(signature, "base64url"), sign(secret, id)) ? id : null;
}
