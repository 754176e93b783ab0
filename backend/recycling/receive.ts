import { pointsPerParcel } from "#contract/terms.ts";
import { findClient } from "../clients/store.ts";
import type { Transaction } from "../db/database.ts";
import { eq, inArray } from "../db/orm.ts";
import { recyclingLabels } from "../db/schema/after-sale.ts";
import { ledgerEntries } from "../db/schema/ledger.ts";
import { accounts } from "../ledger/accounts.ts";
import { readBalance } from "../ledger/post.ts";
import { grantPoints } from "../loyalty/points.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { planReceipt } from "./rules.ts";
import { lockLabel, type StoredLabel } from "./store.ts";

const keyOf = (labelId: string, number: string): string => `recycling:${labelId}:${number}`;

/** Numbers of the label's parcels that gave points before: each has an entry of its own in the ledger. */
async function findRewarded(tx: Transaction, { id, trackingNumbers }: StoredLabel): Promise<string[]> {
  const keys = trackingNumbers.map((number) => keyOf(id, number));
  const entries = await tx
    .select({ dedupeKey: ledgerEntries.dedupeKey })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.dedupeKey, keys));
  return trackingNumbers.filter((number) => entries.some(({ dedupeKey }) => dedupeKey === keyOf(id, number)));
}

/**
 * Parcels of a label came, late ones too: a client gets points for each, and the label is closed with the last one. A
 * visitor, or a client who left the programme, gets a word of thanks for the first, which closes the label: without points
 * nothing tells which others came. False when none of them is new.
 */
export async function receiveParcels(
  tx: Transaction,
  id: string,
  numbers: readonly string[],
  now: Date,
): Promise<boolean> {
  const label = await lockLabel(tx, id);
  if (!label || (label.status !== "CREATED" && label.status !== "EXPIRED")) return false;
  const client = label.clientId === null ? null : await findClient(tx, label.clientId);
  const member = client?.loyaltyLeftAt === null ? client : null;
  const before = member ? await findRewarded(tx, label) : [];
  const { come, isComplete } = planReceipt(label.trackingNumbers, before, numbers);
  const [first] = come;
  if (first === undefined) return false;
  const points = member ? come.length * pointsPerParcel : 0;
  if (member)
    for (const number of come) {
      const grant = {
        clientId: member.id,
        points: pointsPerParcel,
        rule: "RECYCLING_POINTS",
        source: { type: "recycling-label", id },
        dedupeKey: keyOf(id, number),
      } as const;
      await grantPoints(tx, grant, now);
    }
  const status = member === null ? "RECEIVED" : isComplete ? "REWARDED" : label.status;
  await tx
    .update(recyclingLabels)
    .set({ status, receivedAt: now, rewardPoints: label.rewardPoints + points })
    .where(eq(recyclingLabels.id, id));
  const data = {
    firstname: client?.firstname ?? label.address.firstname,
    points,
    total: member ? await readBalance(tx, accounts.points(member.id), "POINT") : null,
  };
  const recipient = client?.email ?? label.email;
  const locale = client?.locale ?? label.locale;
  const dedupeKey = `recycling-reward:${id}:${first}`;
  await enqueueMail(tx, { kind: "recycling-reward", recipient, locale, data, dedupeKey }, now);
  return true;
}
