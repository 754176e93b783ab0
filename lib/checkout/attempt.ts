import { z } from "zod";
import type { BodyOf } from "#contract/endpoint.ts";
import type { createOrder, Order } from "#contract/orders.ts";
import { toCents } from "#contract/money.ts";
import { fingerprint } from "#lib/forms/attempt-key.ts";

export type OrderInput = BodyOf<typeof createOrder>;

export const attemptSchema = z.object({
  key: z.uuid(),
  /** Fingerprint of what was ordered, so that a change gets a key of its own. */
  content: z.string(),
  startedAt: z.number(),
  /** What an order made by this attempt looks like, to recognise it when its answer was lost. */
  trace: z.object({ totalCents: z.int(), pieces: z.record(z.string(), z.int()) }),
});
/** One try to order. Kept until it is answered; it holds no card data. */
export type Attempt = z.infer<typeof attemptSchema>;

const traceOf = (input: OrderInput): Attempt["trace"] => ({
  totalCents: toCents(input.expected_total_ttc),
  pieces: Object.fromEntries(input.lines.map(({ variant_id, quantity }) => [String(variant_id), quantity])),
});

/** The attempt a press on the button belongs to: the same order keeps its key, a changed one gets a new one. */
export function planAttempt(stored: Attempt | null, input: OrderInput, now: number, newKey: () => string): Attempt {
  const content = fingerprint(input);
  if (stored?.content === content) return stored;
  return { key: newKey(), content, startedAt: now, trace: traceOf(input) };
}

/** Clocks of browsers are wrong by minutes. */
const clockSlackMs = 10 * 60_000;

type TraceableOrder = Pick<Order, "id" | "created_at" | "total_amount_ttc" | "status"> & {
  lines: Pick<Order["lines"][number], "variant_id" | "quantity">[];
};

/**
 * The order an unanswered attempt made after all, among the client's newest ones; null when it never arrived.
 * `known`: orders this tab has seen finished, which cannot be the lost one.
 */
export function findOrderOfAttempt<O extends TraceableOrder>(
  attempt: Attempt,
  orders: readonly O[],
  known: readonly string[],
): O | null {
  const { pieces, totalCents } = attempt.trace;
  return (
    orders.find(
      (order) =>
        !known.includes(order.id) &&
        order.status !== "CANCELLED" &&
        Date.parse(order.created_at) > attempt.startedAt - clockSlackMs &&
        toCents(order.total_amount_ttc) === totalCents &&
        order.lines.length === Object.keys(pieces).length &&
        order.lines.every(({ variant_id, quantity }) => pieces[String(variant_id)] === quantity),
    ) ?? null
  );
}
