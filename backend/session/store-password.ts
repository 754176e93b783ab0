import { updateClientFields, type StoredClient } from "../clients/store.ts";
import type { Transaction } from "../db/database.ts";
import { endChangesWithPassword } from "../email-change/store.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { endResetLinks } from "./reset-links.ts";
import { revokeAllSessions } from "./store.ts";

/**
 * Gives an account another password. Every session but `keptSessionId` ends, with the links that were mailed and what those
 * sessions had asked for; a mail tells the owner.
 */
export async function storePassword(
  tx: Transaction,
  client: Pick<StoredClient, "id" | "email" | "firstname" | "locale">,
  { passwordHash, keptSessionId }: { passwordHash: string; keptSessionId: string | null },
  now: Date,
): Promise<void> {
  await updateClientFields(tx, client.id, { passwordHash });
  await endResetLinks(tx, client.id);
  await endChangesWithPassword(tx, client.id, keptSessionId);
  await revokeAllSessions(tx, client.id, { reason: "password-changed", keptSessionId }, now);
  await enqueueMail(
    tx,
    {
      kind: "password-changed",
      recipient: client.email,
      locale: client.locale,
      data: {
        firstname: client.firstname,
        email: client.email,
        at: now.toISOString(),
        is_signed_in_elsewhere: keptSessionId !== null,
      },
      dedupeKey: `password-changed:${client.id}:${now.getTime()}`,
    },
    now,
  );
}
