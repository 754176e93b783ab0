import { documentYears } from "#contract/my-data.ts";
import type { Dependencies } from "../context.ts";
import { and, eq, exists, inArray, isNotNull, lt, ne, sql } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { mailOutbox, orders } from "../db/schema/order.ts";
import { addDays, parisMoment, todayOf } from "../subscriptions/calendar.ts";
import { forgottenAddress } from "./forgotten.ts";

/** Days the last mail to an address stays in the outbox. */
const lastMailDays = 30;

/**
 * What had to outlive an account goes once its time is over: names on gift cards that ended, addresses of sales whose years
 * are over, the mail that said good-bye. Doing it again changes nothing.
 */
export async function forgetLater({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const today = todayOf(now);
  const isErased = (id: typeof orders.clientId | typeof giftCards.giverClientId) =>
    exists(
      db
        .select({ id: clients.id })
        .from(clients)
        .where(and(eq(clients.id, id), isNotNull(clients.erasedAt))),
    );
  const nobody = { email: "", name: "" };
  await db
    .update(giftCards)
    .set({ buyer: nobody, recipient: nobody, message: "" })
    .where(
      and(
        inArray(giftCards.status, ["REDEEMED", "EXPIRED", "CANCELLED", "REFUNDED"]),
        isErased(giftCards.giverClientId),
        ne(sql`${giftCards.buyer} ->> 'email'`, ""),
      ),
    );
  const firstKept = parisMoment(`${Number(today.slice(0, 4)) - documentYears}-01-01`, 0);
  await db
    .update(orders)
    .set({ shippingAddress: forgottenAddress, billingAddress: forgottenAddress })
    .where(
      and(
        lt(orders.createdAt, firstKept),
        isErased(orders.clientId),
        ne(sql`${orders.billingAddress} ->> 'lastname'`, ""),
      ),
    );
  await db
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.kind, "account-deleted"),
        isNotNull(mailOutbox.sentAt),
        lt(mailOutbox.sentAt, parisMoment(addDays(today, -lastMailDays), 0)),
      ),
    );
}
