import type { OrderStatus } from "#contract/orders.ts";
import { eq } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import type { PaymentDomain } from "../payments/domain.ts";
import { describeOrder } from "./news.ts";
import { lockOrder } from "./store.ts";

/** A box takes a prepayment until it is closed and its bill is made. */
export const prepayableStatuses: readonly OrderStatus[] = ["PREPARED", "SHIPPED", "DELIVERED"];

/** What the prepayment of a box does to its order: it counts towards the bill. One that fails changes nothing. */
export const prepayments: PaymentDomain = {
  lock: async (tx, id) => {
    const order = await lockOrder(tx, id);
    return (
      order && {
        accept: async () => order.kind === "BOX" && prepayableStatuses.includes(order.status),
        succeeded: async ({ amountCents }) => {
          const prepaidCents = Math.min(amountCents, order.totalCents - order.walletCents);
          await tx.update(orders).set({ prepaidCents }).where(eq(orders.id, order.id));
        },
        failed: async () => undefined,
      }
    );
  },
  describe: async (db, id) => {
    const described = await describeOrder(db, id);
    return described && { ...described.subject, isPayable: prepayableStatuses.includes(described.order.status) };
  },
};
