import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Caller } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { accessTokenKey } from "./keys.ts";

const accessTokenTtlMs = 15 * 60_000;

const actorSchema = z.object({ sub: z.string() });

/**
 * JWT with `sub` (client), `sid` (session), `iat` and `exp`, and with `act` (RFC 8693) while staff acts for the client. The
 * same arguments make the same token.
 */
export function issueAccessToken(secret: string, caller: Caller, issuedAt: Date): Promise<string> {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  return new SignJWT({ sid: caller.sessionId, ...(caller.staffName ? { act: { sub: caller.staffName } } : {}) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(caller.clientId)
    .setIssuedAt(iat)
    .setExpirationTime(iat + accessTokenTtlMs / 1000)
    .sign(accessTokenKey(secret));
}

/** Who a token stands for; null when it is not ours, TOKEN_EXPIRED when it was. Says nothing about the session. */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<Caller | null> {
  try {
    const { payload } = await jwtVerify(token, accessTokenKey(secret), {
      algorithms: ["HS256"],
      typ: "JWT",
      currentDate: now,
      requiredClaims: ["sub", "sid", "iat", "exp"],
    });
    const actor = actorSchema.safeParse(payload["act"]);
    return {
      clientId: String(payload.sub),
      sessionId: String(payload["sid"]),
      ...(actor.success ? { staffName: actor.data.sub } : {}),
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ApiError("TOKEN_EXPIRED");
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
