import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import type { resetPassword, sendResetPasswordEmail } from "#contract/session.ts";
import { lockClient } from "../clients/lock.ts";
import { findClientByEmail, updateClientFields } from "../clients/store.ts";
import type { Dependencies } from "../context.ts";
import { and, eq, gt, isNull } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { passwordResets } from "../db/schema/profile.ts";
import { ApiError } from "../http/problem.ts";
import { hashPassword } from "./password.ts";
import { requireStrongPassword } from "./password-strength.ts";
import { insertResetLink } from "./reset-links.ts";
import { hashToken, resetTtlMs } from "./reset-token.ts";
import { storePassword } from "./store-password.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

type Asked = z.output<(typeof sendResetPasswordEmail)["body"]>;

/** Longer than the work for an account takes, so that the time of the answer does not tell whether there is one. */
const resetAnswerMs = 300;

/** Mails a link to choose a new password, which ends the older ones. Does and takes the same where there is no account. */
export async function sendResetLink(context: Needs, asked: Asked): Promise<void> {
  await Promise.all([makeResetLink(context, asked), wait(resetAnswerMs)]);
}

async function makeResetLink({ db, clock, environment }: Needs, { email, redirect }: Asked): Promise<void> {
  const client = await findClientByEmail(db, email);
  if (client === null) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockClient(tx, client.id);
    const link = { secret: environment.SESSION_SECRET, clientId: client.id, now };
    const { nonce, tokenHash } = await insertResetLink(tx, link);
    await tx.insert(mailOutbox).values({
      id: randomUUID(),
      kind: "password-reset",
      recipient: client.email,
      locale: client.locale,
      data: {
        firstname: client.firstname,
        email: client.email,
        client_id: client.id,
        nonce,
        hours: resetTtlMs / 3_600_000,
        redirect,
      },
      dedupeKey: `password-reset:${tokenHash}`,
      createdAt: now,
      nextAttemptAt: now,
    });
  });
}

const openLink = (clientId: string, tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    eq(passwordResets.clientId, clientId),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

/**
 * Sets a new password with the token of a link, once. Every session and every other link of the client ends with it,
 * and a mail tells. A refused password leaves the link as it was.
 */
export async function setNewPassword(
  { db, clock }: Needs,
  { client_id: clientId, password, token }: z.output<(typeof resetPassword)["body"]>,
): Promise<void> {
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ client: clients })
    .from(passwordResets)
    .innerJoin(clients, eq(clients.id, passwordResets.clientId))
    .where(openLink(clientId, tokenHash, clock.now()));
  if (found === undefined) throw new ApiError("RESET_LINK_INVALID");
  const { client } = found;
  await requireStrongPassword(password, { email: client.email, names: [client.firstname, client.lastname] });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const used = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(openLink(clientId, tokenHash, now))
      .returning({ tokenHash: passwordResets.tokenHash });
    if (used.length === 0) throw new ApiError("RESET_LINK_INVALID");
    await updateClientFields(tx, client.id, { emailProvedAt: now });
    await storePassword(tx, client, { passwordHash, keptSessionId: null }, now);
  });
}
