import { randomUUID } from "node:crypto";
import type { Session } from "#contract/session.ts";
import type { Caller, Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import type { Authenticate } from "../http/caller.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, refreshLimit } from "../http/rate-limit.ts";
import { issueAccessToken, readAccessToken } from "./access-token.ts";
import { deriveRefreshToken, readRefreshToken } from "./refresh-token.ts";
import { guestSessionTtlMs, planRefresh, sessionTtlMs, staffSessionTtlMs } from "./rotation.ts";
import { findOpenSession, insertSession, lockSession, revokeSession, rotateSession } from "./store.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

/** Both tokens follow from the session's generation and the moment it began, so that the same pair can be answered again. */
async function makePair(secret: string, caller: Caller, generation: number, rotatedAt: Date): Promise<Session> {
  return {
    access_token: await issueAccessToken(secret, caller, rotatedAt),
    refresh_token: deriveRefreshToken(secret, { sessionId: caller.sessionId, generation }),
    client_id: caller.clientId,
  };
}

const callerOf = (session: { id: string; clientId: string; staffName: string | null }): Caller => ({
  clientId: session.clientId,
  sessionId: session.id,
  ...(session.staffName === null ? {} : { staffName: session.staffName }),
});

/** Opens a session for a client whose identity was proved, for staff who acts for the client, or for a guest. */
export async function openSession(
  { clock, environment }: Needs,
  db: Queryable,
  clientId: string,
  { staff = null, isGuest = false }: { staff?: { name: string; reason: string } | null; isGuest?: boolean } = {},
): Promise<Session> {
  const now = clock.now();
  const id = randomUUID();
  await insertSession(db, {
    id,
    clientId,
    generation: 1,
    rotatedAt: now,
    createdAt: now,
    staffName: staff?.name ?? null,
    staffReason: staff?.reason ?? null,
    isGuest,
    expiresAt: new Date(
      now.getTime() + (staff !== null ? staffSessionTtlMs : isGuest ? guestSessionTtlMs : sessionTtlMs),
    ),
  });
  return makePair(environment.SESSION_SECRET, callerOf({ id, clientId, staffName: staff?.name ?? null }), 1, now);
}

/**
 * Exchanges a refresh token for a new pair. Concurrent calls with one token answer one pair; a token used again
 * later revokes the session (REFRESH_TOKEN_REUSED), because somebody else may hold it.
 */
export async function refreshSession({ db, clock, environment }: Needs, token: string): Promise<Session> {
  const secret = environment.SESSION_SECRET;
  const sent = readRefreshToken(secret, token);
  if (sent === null) throw new ApiError("REFRESH_TOKEN_INVALID");
  await countCall({ db, clock, environment }, refreshLimit, sent.sessionId);
  const pair = await db.transaction(async (tx) => {
    const session = await lockSession(tx, sent.sessionId);
    if (session === null) throw new ApiError("REFRESH_TOKEN_INVALID");
    const now = clock.now();
    const caller = callerOf(session);
    switch (planRefresh(session, sent.generation, now)) {
      case "rotate": {
        const generation = session.generation + 1;
        await rotateSession(tx, session.id, {
          generation,
          rotatedAt: now,
          expiresAt:
            session.staffName === null && !session.isGuest ? new Date(now.getTime() + sessionTtlMs) : session.expiresAt,
        });
        return makePair(secret, caller, generation, now);
      }
      case "repeat":
        return makePair(secret, caller, session.generation, session.rotatedAt);
      case "revoke":
        await revokeSession(tx, caller, "reused", now);
        return null;
      case "refuse":
        throw new ApiError("REFRESH_TOKEN_INVALID");
    }
  });
  // Thrown outside of the transaction, which has to keep the revocation.
  if (pair === null) throw new ApiError("REFRESH_TOKEN_REUSED");
  return pair;
}

/** Ends the caller's session, and the one its refresh token belongs to when that is another of the same client. */
export async function endSession(
  { db, clock, environment }: Needs,
  caller: Caller,
  refreshToken: string,
): Promise<void> {
  const sent = readRefreshToken(environment.SESSION_SECRET, refreshToken);
  await revokeSession(db, caller, "signed-out", clock.now());
  if (sent && sent.sessionId !== caller.sessionId)
    await revokeSession(db, { ...caller, sessionId: sent.sessionId }, "signed-out", clock.now());
}

/** Reads bearer tokens. Asks the database each time: a token of a revoked session is refused at once. */
export const createAuthenticate =
  ({ db, clock, environment }: Needs): Authenticate =>
  async (token) => {
    const caller = await readAccessToken(environment.SESSION_SECRET, token, clock.now());
    const session = caller && (await findOpenSession(db, caller, clock.now()));
    return caller && session && { ...caller, ...(session.isGuest ? { isGuest: true } : {}) };
  };
