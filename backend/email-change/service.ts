import { randomUUID } from "node:crypto";
import type { EmailChange } from "#contract/email-change.ts";
import { refuseDisposable } from "../clients/disposable-email.ts";
import { lockClient } from "../clients/lock.ts";
import { findClient, type StoredClient } from "../clients/store.ts";
import type { Caller, RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, emailChangeLimit } from "../http/rate-limit.ts";
import { requirePassword } from "../session/require-password.ts";
import { confirmTtlMs } from "./link.ts";
import { mailStep } from "./mail-step.ts";
import { requireFreeEmail } from "./require-free-email.ts";
import { deletePendingChanges, findPendingChange, insertChange, type StoredChange } from "./store.ts";

type OfClient = RequestContext & { caller: Caller };

const toEmailChange = ({ newEmail, status, expiresAt }: StoredChange): EmailChange => ({
  new_email: newEmail,
  awaits: status === "AWAITING_OLD" ? "OLD_ADDRESS" : "NEW_ADDRESS",
  expires_at: expiresAt.toISOString(),
});

export async function readEmailChange({ db, clock, caller }: OfClient): Promise<EmailChange | null> {
  const change = await findPendingChange(db, caller.clientId, clock.now());
  return change && toEmailChange(change);
}

/** Neither who asks nor who would get the mails is flooded. */
async function countMails(context: RequestContext, clientId: string, newEmail: string): Promise<void> {
  await countCall(context, emailChangeLimit, clientId);
  await countCall(context, emailChangeLimit, newEmail.toLowerCase());
}

async function requireClient({ db, caller }: OfClient): Promise<StoredClient> {
  const client = await findClient(db, caller.clientId);
  if (client === null) throw new ApiError("UNAUTHENTICATED");
  return client;
}

/**
 * Asks for another e-mail, in place of what was asked for before. Nothing of the account is different yet: with the right
 * password the new address gets the link that does it, without one the old address is asked to agree first.
 */
export async function requestEmailChange(
  context: OfClient,
  { email, password }: { email: string; password: string | undefined },
): Promise<EmailChange> {
  const client = password === undefined ? await requireClient(context) : await requirePassword(context, password);
  const newEmail = email.toLowerCase();
  if (newEmail === client.email.toLowerCase()) throw new ApiError("EMAIL_UNCHANGED");
  refuseDisposable(newEmail);
  await requireFreeEmail(context, newEmail, client.id);
  await countMails(context, client.id, newEmail);
  const now = context.clock.now();
  const change: StoredChange = {
    id: randomUUID(),
    clientId: client.id,
    oldEmail: client.email,
    newEmail,
    status: password === undefined ? "AWAITING_OLD" : "AWAITING_NEW",
    sessionId: context.caller.sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + confirmTtlMs),
  };
  await context.db.transaction(async (tx) => {
    await lockClient(tx, client.id);
    await deletePendingChanges(tx, client.id);
    await insertChange(tx, change);
    await mailStep(tx, change, client, now);
  });
  return toEmailChange(change);
}

/** Mails the link that is waited for once more. Throws NOT_FOUND when nothing is. */
export async function resendEmailChange(context: OfClient): Promise<void> {
  const client = await requireClient(context);
  const now = context.clock.now();
  const change = await findPendingChange(context.db, client.id, now);
  if (change === null) throw new ApiError("NOT_FOUND");
  await countMails(context, client.id, change.newEmail);
  await context.db.transaction((tx) => mailStep(tx, change, client, now));
}

export async function cancelEmailChange({ db, caller }: OfClient): Promise<void> {
  await deletePendingChanges(db, caller.clientId);
}
