import { randomBytes } from "node:crypto";
import type { Queryable } from "../db/database.ts";
import { and, eq, isNull } from "../db/orm.ts";
import { passwordResets } from "../db/schema/profile.ts";
import { deriveResetToken, hashToken, resetTtlMs } from "./reset-token.ts";

/** A fresh link of a client to choose a password, in place of the older ones; only the hash of its token is kept. */
export async function insertResetLink(
  db: Queryable,
  { secret, clientId, now, ttlMs = resetTtlMs }: { secret: string; clientId: string; now: Date; ttlMs?: number },
): Promise<{ nonce: string; token: string; tokenHash: string }> {
  const nonce = randomBytes(32).toString("base64url");
  const token = deriveResetToken(secret, nonce);
  const tokenHash = hashToken(token);
  await endResetLinks(db, clientId);
  const expiresAt = new Date(now.getTime() + ttlMs);
  await db.insert(passwordResets).values({ tokenHash, clientId, createdAt: now, expiresAt });
  return { nonce, token, tokenHash };
}

/** Ends the links of a client, when the mailbox they were sent to is no longer the account's. */
export async function endResetLinks(db: Queryable, clientId: string): Promise<void> {
  await db.delete(passwordResets).where(and(eq(passwordResets.clientId, clientId), isNull(passwordResets.usedAt)));
}
