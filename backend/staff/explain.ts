import type { Dependencies } from "../context.ts";
import { asc, eq } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";
import { refunds } from "../db/schema/ledger.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { amountDueCents } from "../orders/due.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { noteCommand } from "./note-command.ts";
import { StaffRefusal } from "./refusal.ts";

/** Tells rule by rule how the total of an order came about. Throws StaffRefusal for a number nobody has. */
export async function explainOrder(
  needs: Pick<Dependencies, "db" | "clock">,
  asked: Extract<StaffCommand, { command: "explain" }>,
): Promise<StaffAnswer<"explain">> {
  const { db } = needs;
  const number = asked.order;
  const [found] = await db
    .select({ order: orders, client: clients.email })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.number, number));
  if (!found) throw new StaffRefusal(`No order has the number ${number}.`);
  const { order, client } = found;
  await noteCommand(needs, asked, [{ clientId: order.clientId, kind: "ORDER", id: order.id }]);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const given = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.dedupeKey));
  const nameOf = (id: string): string => {
    const snapshot = lines.find((line) => line.id === id)?.snapshot;
    return snapshot ? `${snapshot.name}, ${snapshot.size}` : id;
  };
  return {
    number: order.number,
    kind: order.kind,
    status: order.status,
    client,
    steps: order.steps.map(({ rule, code, cents, vat, lines: parts }) => ({
      rule,
      code,
      cents,
      vat: vat.map((tax) => ({ rate_percent: tax.rate / 100, cents: tax.cents })),
      lines: parts.map((part) => ({ piece: nameOf(part.id), cents: part.cents })),
    })),
    total_cents: order.totalCents,
    vat_cents: order.vatCents,
    prepaid_cents: order.prepaidCents,
    wallet_cents: order.walletCents,
    due_cents: amountDueCents(order),
    refunds: given.map(({ reason, status, providerCents, walletCents }) => ({
      reason,
      status,
      provider_cents: providerCents,
      wallet_cents: walletCents,
    })),
  };
}
