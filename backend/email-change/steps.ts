import { randomBytes } from "node:crypto";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { confirmEmailChange as confirmCall, takeBackEmail as takeBackCall } from "#contract/email-change.ts";
import { lockClient } from "../clients/lock.ts";
import { findClient, updateClientFields, type StoredClient } from "../clients/store.ts";
import type { RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { ApiError } from "../http/problem.ts";
import { hashPassword } from "../session/password.ts";
import { endResetLinks, insertResetLink } from "../session/reset-links.ts";
import { revokeAllSessions } from "../session/store.ts";
import { readEmailToken, wayBackTtlMs, type EmailStep } from "./link.ts";
import { mailStep, mailTakenBack, mailWayBack } from "./mail-step.ts";
import { deleteLaterChanges, isEmailTaken, lockOpenChange, updateChange, type StoredChange } from "./store.ts";

interface Step {
  change: StoredChange;
  client: StoredClient;
  now: Date;
}

/** Does a step of a change with its link, one at a time for a client. Throws EMAIL_LINK_INVALID when there is none. */
async function withLink<T>(
  { db, clock, environment }: RequestContext,
  step: EmailStep,
  token: string,
  act: (tx: Transaction, step: Step) => Promise<T>,
): Promise<T> {
  const id = readEmailToken(environment.SESSION_SECRET, step, token);
  if (id === null) throw new ApiError("EMAIL_LINK_INVALID");
  return db.transaction(async (tx) => {
    const now = clock.now();
    const change = await lockOpenChange(tx, id, now);
    if (change === null) throw new ApiError("EMAIL_LINK_INVALID");
    await lockClient(tx, change.clientId);
    const client = await findClient(tx, change.clientId);
    if (client === null) throw new ApiError("EMAIL_LINK_INVALID");
    return act(tx, { change, client, now });
  });
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The old address agrees: the new one gets its link. Pressed again, it says the same and mails nothing. */
export async function agreeToEmailChange(context: RequestContext, token: string): Promise<void> {
  await withLink(context, "agree", token, async (tx, { change, client, now }) => {
    if (change.status === "AWAITING_NEW") return;
    if (change.status !== "AWAITING_OLD") throw new ApiError("EMAIL_LINK_INVALID");
    await updateChange(tx, change.id, { status: "AWAITING_NEW" });
    if (isSame(client.email, change.oldEmail)) await updateClientFields(tx, client.id, { emailProvedAt: now });
    await mailStep(tx, { ...change, status: "AWAITING_NEW" }, client, now);
  });
}

/**
 * The new address becomes the account's. Every session but the one that asked ends, and so do links that were mailed to the
 * old address, which is told and has a way back for seven days. Pressed again, it says the same.
 */
export async function confirmEmailChange(
  context: RequestContext,
  token: string,
): Promise<AnswerOf<typeof confirmCall>> {
  try {
    return await withLink(context, "confirm", token, async (tx, { change, client, now }) => {
      const { newEmail: email, sessionId: keptSessionId } = change;
      if (change.status === "CONFIRMED" && isSame(client.email, email)) return { email };
      if (change.status !== "AWAITING_NEW" || !isSame(client.email, change.oldEmail))
        throw new ApiError("EMAIL_LINK_INVALID");
      if (await isEmailTaken(tx, email, now, client.id)) throw new ApiError("EMAIL_ALREADY_USED");
      const done: StoredChange = {
        ...change,
        status: "CONFIRMED",
        expiresAt: new Date(now.getTime() + wayBackTtlMs),
      };
      await updateChange(tx, change.id, { status: done.status, expiresAt: done.expiresAt });
      await updateClientFields(tx, client.id, { email, emailProvedAt: now });
      await endResetLinks(tx, client.id);
      await revokeAllSessions(tx, client.id, { reason: "email-changed", keptSessionId }, now);
      await mailWayBack(tx, done, client, now);
      return { email };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError("EMAIL_ALREADY_USED");
    throw error;
  }
}

/**
 * The old address takes the account back: it is the account's again, whatever was done to the e-mail since. Every session
 * ends, and the password with them, because whoever changed the address may know it; the answer lets the owner choose
 * another. Works again until that was done, should the page be closed before.
 */
export async function takeBackEmail(context: RequestContext, token: string): Promise<AnswerOf<typeof takeBackCall>> {
  const nobodys = await hashPassword(randomBytes(32).toString("base64url"));
  return withLink(context, "take-back", token, async (tx, { change, client, now }) => {
    if (change.status !== "CONFIRMED" && change.status !== "TAKEN_BACK") throw new ApiError("EMAIL_LINK_INVALID");
    await deleteLaterChanges(tx, change);
    await updateChange(tx, change.id, { status: "TAKEN_BACK" });
    await updateClientFields(tx, client.id, {
      email: change.oldEmail,
      emailProvedAt: now,
      passwordHash: nobodys,
    });
    await revokeAllSessions(tx, client.id, { reason: "email-taken-back", keptSessionId: null }, now);
    const link = { secret: context.environment.SESSION_SECRET, clientId: client.id, now };
    const { token: reset_token } = await insertResetLink(tx, link);
    await mailTakenBack(tx, change, client, now);
    return { email: change.oldEmail, client_id: client.id, reset_token };
  });
}
