import { setTimeout as wait } from "node:timers/promises";

/** How long what an account offers is taken to stay the same. */
const keptMs = 10 * 60_000;
/** How long a customer's page waits for the provider's first answer. */
const patienceMs = 3000;

interface Timing {
  /** Milliseconds that pass whatever becomes of the shop's clock. */
  monotonic?: () => number;
  patienceMs?: number;
}

/**
 * What a shop's account offers of `known`, as the provider tells it (`ask`). It is asked once in ten minutes, and a page waits for it
 * at the first time only. A provider that does not answer offers what it offered last, at first all that is known: what it
 * would refuse is refused at the payment.
 */
export function offerOf(
  known: readonly string[],
  ask: () => Promise<readonly string[]>,
  { monotonic = () => performance.now(), patienceMs: patience = patienceMs }: Timing = {},
): () => Promise<readonly string[]> {
  let offered = known;
  let askedAt = -Infinity;
  let first: Promise<unknown> | null = null;
  const refresh = () =>
    ask().then(
      (types) => {
        offered = known.filter((type) => types.includes(type));
      },
      () => undefined,
    );
  return async () => {
    if (monotonic() - askedAt >= keptMs) {
      askedAt = monotonic();
      const answer = refresh();
      first ??= Promise.race([answer, wait(patience, undefined, { ref: false })]);
    }
    await first;
    return offered;
  };
}
