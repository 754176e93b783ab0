import { setImmediate as yieldToOthers, setTimeout as sleep } from "node:timers/promises";

/** Rows a batch reads; between batches calls of customers have their turn. */
const batchSize = 50;
/** One run of a job does no more than this; what is left waits for the next run. */
const mostBatches = 20;
/**
 * A run that handled this many may have left some: to look again costs a question. A thousand are no measure of it: a run in
 * which one row could not be handled, since a customer held it, would have all that are left wait for a minute.
 */
export const manyHandled = batchSize;

/**
 * Handles rows that are due, batch by batch: never more than one batch is in memory. `find` answers rows behind the
 * given one in a fixed order, so that a row that cannot be handled holds up no other. `rest` is the part of the time a row
 * took that is left to the calls of customers after it. Answers how many were handled.
 */
export async function inBatches<Row>(
  find: (after: Row | null, limit: number) => Promise<Row[]>,
  handle: (row: Row) => Promise<boolean>,
  { rest = 0 }: { rest?: number } = {},
): Promise<number> {
  let [handled, after] = [0, null as Row | null];
  for (let batch = 0; batch < mostBatches; batch++) {
    const rows = await find(after, batchSize);
    for (const row of rows) {
      const startedAt = performance.now();
      if (await handle(row)) handled += 1;
      if (rest > 0) await sleep((performance.now() - startedAt) * rest);
    }
    after = rows.at(-1) ?? null;
    if (rows.length < batchSize) break;
    await yieldToOthers();
  }
  return handled;
}
