import type { Transaction } from "../db/database.ts";
import type { SubscriptionMailData, SubscriptionMailKind } from "../mails/box-mail-data.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { findRecipient } from "../requests/mails.ts";
import type { StoredSubscription } from "./store.ts";

/** Confirms to the client what was done with a subscription, at that moment once. */
export async function enqueueSubscriptionMail<K extends SubscriptionMailKind>(
  tx: Transaction,
  kind: K,
  subscription: Pick<StoredSubscription, "id" | "profileId" | "frequencyMonths">,
  data: SubscriptionMailData[K],
  now: Date,
): Promise<void> {
  const recipient = await findRecipient(tx, subscription.profileId);
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
        profile_id: subscription.profileId,
        subscription_id: subscription.id,
        frequency: subscription.frequencyMonths,
        ...data,
      },
      dedupeKey: `${kind}:${subscription.id}:${now.getTime()}`,
    },
    now,
  );
}
