import { eq } from "../db/orm.ts";
import type { BoxMailData, BoxMailKind } from "../mails/box-mail-data.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { clients } from "../db/schema/client.ts";
import { profiles } from "../db/schema/profile.ts";
import type { StoredRequest } from "./store.ts";

export interface Recipient {
  email: string;
  locale: string;
  firstname: string;
  /** First name of the profile; the client's where it is that of the client. */
  kid: string;
}

export async function findRecipient(db: Queryable, profileId: string): Promise<Recipient | null> {
  const [row] = await db
    .select({
      email: clients.email,
      locale: clients.locale,
      firstname: clients.firstname,
      kid: profiles.firstname,
    })
    .from(profiles)
    .innerJoin(clients, eq(clients.id, profiles.clientId))
    .where(eq(profiles.id, profileId));
  return row ?? null;
}

/** Writes to the client about a box, once for the box and `cause`. */
export async function enqueueBoxMail<K extends BoxMailKind>(
  tx: Transaction,
  kind: K,
  request: Pick<StoredRequest, "id" | "profileId" | "deliveryDate">,
  data: BoxMailData[K],
  now: Date,
  cause = "",
): Promise<void> {
  const recipient = await findRecipient(tx, request.profileId);
  if (!recipient) return;
  const { email, locale, firstname, kid } = recipient;
  await enqueueMail(
    tx,
    {
      kind,
      recipient: email,
      locale,
      data: {
        firstname,
        kid,
        profile_id: request.profileId,
        request_id: request.id,
        delivery_date: request.deliveryDate,
        ...data,
      },
      dedupeKey: `${kind}:${request.id}${cause === "" ? "" : `:${cause}`}`,
    },
    now,
  );
}
