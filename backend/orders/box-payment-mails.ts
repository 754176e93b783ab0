import type { Transaction } from "../db/database.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { amountDueCents } from "./due.ts";
import { findClientContact, type StoredOrder } from "./store.ts";

type Mail =
  | { kind: "box-payment-failed"; errorCode: string | null; nextChargeAt: Date }
  | { kind: "box-payment-reminder"; errorCode: string | null }
  | { kind: "box-paid" };

/** Tells about the money of a box, once a kind and order. */
export async function mailAboutBox(tx: Transaction, order: StoredOrder, mail: Mail, now: Date): Promise<void> {
  const contact = await findClientContact(tx, order.clientId);
  if (!contact) return;
  const { kind, ...facts } = mail;
  await tx
    .insert(mailOutbox)
    .values({
      id: crypto.randomUUID(),
      kind,
      recipient: contact.email,
      locale: order.locale,
      data: {
        firstname: contact.firstname,
        order_id: order.id,
        number: order.number,
        amount: (kind === "box-paid" ? order.totalCents : amountDueCents(order)) / 100,
        ...("errorCode" in facts ? { error_code: facts.errorCode } : {}),
        ...("nextChargeAt" in facts ? { next_charge_at: facts.nextChargeAt.toISOString() } : {}),
      },
      dedupeKey: `${kind}:${order.id}`,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing();
}
