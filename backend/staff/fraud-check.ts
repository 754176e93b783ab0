import { randomUUID } from "node:crypto";
import { findClientByEmail } from "../clients/store.ts";
import type { Dependencies } from "../context.ts";
import { and, eq, inArray, isNotNull } from "../db/orm.ts";
import { staffDecisions } from "../db/schema/staff.ts";
import { requests, subscriptions } from "../db/schema/request.ts";
import { unsentStatuses } from "../requests/machine.ts";
import { isPresumedFraudster } from "../subscriptions/fraud.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

/**
 * Staff has looked at an account: labels of doubt leave its subscriptions and the boxes that are not sent yet, and those
 * that were held for them go on at once. New debts made after that raise the doubt again. Throws StaffRefusal when there
 * is nothing to lift.
 */
export async function clearFraud(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { email, reason, staff }: Extract<StaffCommand, { command: "clear-fraud" }>,
): Promise<StaffAnswer<"clear-fraud">> {
  const client = await findClientByEmail(db, email);
  if (client === null) throw new StaffRefusal(`There is no account with the e-mail ${email}.`);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const wasPresumed = await isPresumedFraudster(tx, client.id);
    const ofClient = eq(subscriptions.clientId, client.id);
    const labelled = await tx
      .update(subscriptions)
      .set({ fraudLabel: null, updatedAt: now })
      .where(and(ofClient, isNotNull(subscriptions.fraudLabel), inArray(subscriptions.status, ["ACTIVE", "PAUSED"])))
      .returning({ id: subscriptions.id });
    const unsent = and(eq(requests.clientId, client.id), inArray(requests.status, [...unsentStatuses]));
    const boxes = await tx
      .update(requests)
      .set({ fraudLabel: null, updatedAt: now })
      .where(and(unsent, isNotNull(requests.fraudLabel)))
      .returning({ id: requests.id });
    const held = await tx
      .update(requests)
      .set({ blockedReason: null, dueAt: now, updatedAt: now })
      .where(and(unsent, eq(requests.blockedReason, "FRAUD_CHECK")))
      .returning({ id: requests.id });
    if (!wasPresumed && labelled.length + boxes.length + held.length === 0)
      throw new StaffRefusal(`The account ${client.email} is under no suspicion: there is nothing to lift.`);
    await tx
      .insert(staffDecisions)
      .values({ id: randomUUID(), kind: "FRAUD_CLEARED", clientId: client.id, staffName: staff, reason, at: now });
    return {
      client: `${client.firstname} ${client.lastname} <${client.email}>`,
      labels: labelled.length + boxes.length,
      boxes: held.map(({ id }) => id),
    };
  });
}
