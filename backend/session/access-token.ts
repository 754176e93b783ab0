import { errors, jwtVerify, SignJWT } from "jose";
import type { Caller } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { deriveKey } from "./keys.ts";

export const accessTokenTtlMs = 15 * 60_000;

/** JWT with `sub` (client), `sid` (session), `iat` and `exp`. The same arguments make the same token. */
export function issueAccessToken(secret: string, caller: Caller, issuedAt: Date): Promise<string> {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  return new SignJWT({ sid: caller.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(caller.clientId)
    .setIssuedAt(iat)
    .setExpirationTime(iat + accessTokenTtlMs / 1000)
    .sign(deriveKey(secret, "access-token"));
}

/** Who a token stands for; null when it is not ours, TOKEN_EXPIRED when it was. Says nothing about the session. */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<Caller | null> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(secret, "access-token"), {
      algorithms: ["HS256"],
      typ: "JWT",
      currentDate: now,
      requiredClaims: ["sub", "sid", "iat", "exp"],
    });
    return { clientId: String(payload.sub), sessionId: String(payload["sid"]) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ApiError("TOKEN_EXPIRED");
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
