import { randomUUID } from "node:crypto";
import type { LocaleOption } from "#contract/locale.ts";
import type { Session } from "#contract/session.ts";
import type { Dependencies, RequestContext } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, eq, gt, inArray, lt, notInArray, sql } from "../db/orm.ts";
import { clients, sessions } from "../db/schema/client.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { requireFreeEmail } from "../email-change/require-free-email.ts";
import { isEmailTaken } from "../email-change/store.ts";
import { ApiError } from "../http/problem.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { findGodfather } from "../referral/godfather.ts";
import { welcomeFriend } from "../referral/welcome-friend.ts";
import { insertResetLink } from "../session/reset-links.ts";
import { firstPasswordTtlMs } from "../session/reset-token.ts";
import { openSession } from "../session/service.ts";
import { lockClient } from "./lock.ts";
import { findClient, insertClient, updateClientFields } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Lets somebody begin an order with an e-mail nobody has an account with. Throws EMAIL_ALREADY_USED, as often as a password
 * may be guessed. A guest who gives another e-mail stays the same guest, with what was typed so far. Who came by a
 * referral link has the friend's code from the start, or the order could not use it; it goes with a guest who never orders.
 */
export async function openGuest(
  context: RequestContext,
  {
    email: typed,
    locale,
    godfather_code,
  }: { email: string; locale?: LocaleOption | undefined; godfather_code?: string | undefined },
): Promise<Session> {
  const email = typed.toLowerCase();
  await requireFreeEmail(context, email);
  const { caller, clock } = context;
  const godfather = await findGodfather(context.db, { godfather_code });
  const welcome = async (tx: Transaction, friendClientId: string) => {
    if (godfather === null) return;
    const ids = { friendClientId, godfatherClientId: godfather.id };
    if ((await welcomeFriend(tx, ids, clock.now())) !== null)
      await updateClientFields(tx, friendClientId, { godfatherClientId: godfather.id });
  };
  return context.db.transaction(async (tx) => {
    const guest = caller?.isGuest ? await findClient(tx, caller.clientId) : null;
    if (guest?.isProvisional) {
      await updateClientFields(tx, guest.id, { email });
      await welcome(tx, guest.id);
      return openSession(context, tx, guest.id, { isGuest: true });
    }
    const id = randomUUID();
    await insertClient(tx, {
      id,
      email,
      passwordHash: null,
      isProvisional: true,
      firstname: "",
      lastname: "",
      locale: locale ?? context.localeOption,
      origin: "checkout",
      createdAt: clock.now(),
    });
    await welcome(tx, id);
    return openSession(context, tx, id, { isGuest: true });
  });
}

/**
 * Makes the account of a guest who orders: from then on the e-mail is its own, and a mail lets whoever reads it choose a
 * password. Does nothing for anybody else. Throws EMAIL_ALREADY_USED when somebody made an account with it meanwhile.
 */
export async function claimAccount(
  tx: Transaction,
  { environment, clock }: Pick<Dependencies, "environment" | "clock">,
  clientId: string,
): Promise<void> {
  await lockClient(tx, clientId);
  const client = await findClient(tx, clientId);
  if (!client?.isProvisional) return;
  const now = clock.now();
  if (await isEmailTaken(tx, client.email, now, clientId)) throw new ApiError("EMAIL_ALREADY_USED");
  try {
    await updateClientFields(tx, clientId, { isProvisional: false });
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError("EMAIL_ALREADY_USED") : error;
  }
  const { nonce } = await insertResetLink(tx, {
    secret: environment.SESSION_SECRET,
    clientId,
    now,
    ttlMs: firstPasswordTtlMs,
  });
  const { email, firstname, locale } = client;
  await enqueueMail(
    tx,
    {
      kind: "account-made",
      recipient: email,
      locale,
      data: { firstname, email, client_id: clientId, nonce, days: firstPasswordTtlMs / dayMs },
      dedupeKey: `account-made:${clientId}`,
    },
    now,
  );
}

/** Whether a client is somebody who is about to order, and nobody's account yet. */
export const isProvisional = async (db: Queryable, clientId: string): Promise<boolean> =>
  (await findClient(db, clientId))?.isProvisional ?? false;

/** Deletes guests of before who never ordered, with their cart and addresses, once their session is over. */
export async function forgetGuests(db: Queryable, { before, now }: { before: Date; now: Date }): Promise<void> {
  const open = db
    .select({ id: sessions.clientId })
    .from(sessions)
    .where(and(eq(sessions.isGuest, true), gt(sessions.expiresAt, now)));
  const idle = db
    .select({ id: clients.id })
    .from(clients)
    .where(and(sql`${clients.isProvisional}`, lt(clients.createdAt, before), notInArray(clients.id, open)))
    .limit(500);
  await db.delete(clients).where(inArray(clients.id, idle));
}
