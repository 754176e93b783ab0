import type { StoredClient } from "../clients/store.ts";
import type { Transaction } from "../db/database.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import type { StoredChange } from "./store.ts";

type Reader = Pick<StoredClient, "firstname" | "locale">;

/** Writes to whoever has to press a link next. Its token is made when the mail is written: see `mails/secrets.ts`. */
export async function mailStep(tx: Transaction, change: StoredChange, client: Reader, now: Date): Promise<void> {
  const isOld = change.status === "AWAITING_OLD";
  const kind = isOld ? "email-agree" : "email-confirm";
  await enqueueMail(
    tx,
    {
      kind,
      recipient: isOld ? change.oldEmail : change.newEmail,
      locale: client.locale,
      data: {
        firstname: client.firstname,
        email: change.oldEmail,
        new_email: change.newEmail,
        change_id: change.id,
        expires_at: change.expiresAt.toISOString(),
      },
      dedupeKey: `${kind}:${change.id}:${now.getTime()}`,
    },
    now,
  );
}

/** Tells the old address that the account has another one now, with the way back. */
export async function mailWayBack(tx: Transaction, change: StoredChange, client: Reader, now: Date): Promise<void> {
  await enqueueMail(
    tx,
    {
      kind: "email-changed",
      recipient: change.oldEmail,
      locale: client.locale,
      data: {
        firstname: client.firstname,
        email: change.oldEmail,
        new_email: change.newEmail,
        at: now.toISOString(),
        change_id: change.id,
        way_back_until: change.expiresAt.toISOString(),
      },
      dedupeKey: `email-changed:${change.id}`,
    },
    now,
  );
}

/** Tells the old address that it is the account's again; whoever presses the way back twice is told once. */
export async function mailTakenBack(tx: Transaction, change: StoredChange, client: Reader, now: Date): Promise<void> {
  await enqueueMail(
    tx,
    {
      kind: "email-taken-back",
      recipient: change.oldEmail,
      locale: client.locale,
      data: { firstname: client.firstname, email: change.oldEmail, at: now.toISOString() },
      dedupeKey: `email-taken-back:${change.id}`,
    },
    now,
  );
}
