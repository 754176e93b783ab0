import { pointsPerParcel } from "#contract/terms.ts";
import { eq } from "drizzle-orm";
import { findClient } from "../clients/store.ts";
import type { Transaction } from "../db/database.ts";
import { recyclingLabels } from "../db/schema/after-sale.ts";
import { accounts } from "../ledger/accounts.ts";
import { readBalance } from "../ledger/post.ts";
import { grantPoints } from "../loyalty/points.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { lockLabel } from "./store.ts";

/**
 * The parcels of a label came, late ones too: a client gets points for each, a visitor a word of thanks. False when they
 * came before.
 */
export async function receiveLabel(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const label = await lockLabel(tx, id);
  if (!label || (label.status !== "CREATED" && label.status !== "EXPIRED")) return false;
  const client = label.clientId === null ? null : await findClient(tx, label.clientId);
  const points = client ? label.parcelCount * pointsPerParcel : 0;
  if (client) {
    const source = { type: "recycling-label", id };
    const grant = {
      clientId: client.id,
      points,
      rule: "RECYCLING_POINTS",
      source,
      dedupeKey: `recycling:${id}`,
    } as const;
    await grantPoints(tx, grant, now);
  }
  const status = client ? ("REWARDED" as const) : ("RECEIVED" as const);
  await tx
    .update(recyclingLabels)
    .set({ status, receivedAt: now, rewardPoints: points })
    .where(eq(recyclingLabels.id, id));
  const data = {
    firstname: client?.firstname ?? label.address.firstname,
    points,
    total: client ? await readBalance(tx, accounts.points(client.id), "POINT") : null,
  };
  const recipient = client?.email ?? label.email;
  const locale = client?.locale ?? label.locale;
  await enqueueMail(
    tx,
    { kind: "recycling-reward", recipient, locale, data, dedupeKey: `recycling-reward:${id}` },
    now,
  );
  return true;
}
