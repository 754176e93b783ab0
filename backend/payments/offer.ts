import { setTimeout as wait } from "node:timers/promises";
import { countryCodes, type CountryCode } from "#contract/locale.ts";
import type { Dependencies } from "../context.ts";
import type { PaymentProvider, PaymentProviders } from "./provider.ts";

/** How long what an account offers is taken to stay the same. */
const keptMs = 10 * 60_000;
/** When a provider that did not answer is asked again. */
const retryMs = 60_000;
/** How long a customer's page waits for the provider's first answer. */
const patienceMs = 3000;

type Offer = () => Promise<readonly string[]>;

export interface OfferContext extends Pick<PaymentProvider, "gateway"> {
  /** Null: nobody reads it. */
  log: Pick<Dependencies["log"], "warn" | "error"> | null;
  /** Milliseconds that have passed since any moment; no moment of business. */
  monotonic?: () => number;
  patienceMs?: number;
}

/**
 * What a shop's account offers of `known`, as the provider tells it (`ask`). It is asked once in ten minutes, and a page waits for it
 * at the first time only. A provider that does not answer is asked again a minute later, and one that offers nothing at all is
 * not believed; both offer what they offered last, at first all that is known: what it would refuse is refused at the payment.
 */
export function offerOf(
  known: readonly string[],
  ask: Offer,
  { gateway, log, monotonic = () => performance.now(), patienceMs: patience = patienceMs }: OfferContext,
): Offer {
  let offered = known;
  let askNextAt = -Infinity;
  let first: Promise<unknown> | null = null;
  const refresh = async () => {
    askNextAt = monotonic() + keptMs;
    try {
      const types = await ask();
      const found = known.filter((type) => types.includes(type));
      if (found.length > 0) offered = found;
      else log?.error({ gateway, offered }, "payment account offers no way to pay; what was known before is offered");
    } catch (error) {
      askNextAt = monotonic() + retryMs;
      log?.warn({ gateway, error }, "payment provider did not tell what it offers");
    }
  };
  return async () => {
    if (monotonic() >= askNextAt) {
      const answer = refresh();
      first ??= Promise.race([answer, wait(patience, undefined, { ref: false })]);
    }
    await first;
    return offered;
  };
}

/** As `offerOf`, where it depends on the customer's country: one answer for each. */
export function offerByCountry(
  known: readonly string[],
  ask: (country: CountryCode) => Promise<readonly string[]>,
  context: OfferContext,
): PaymentProvider["offeredTypes"] {
  const offers = new Map<CountryCode, Offer>();
  return (country) => {
    const offer = offers.get(country) ?? offerOf(known, () => ask(country), context);
    offers.set(country, offer);
    return offer();
  };
}

/** Asks every provider for every country, so that no customer's page is the first to wait. Nobody has to wait for this. */
export function askOffers(payments: PaymentProviders): void {
  for (const { offeredTypes } of payments.values()) for (const country of countryCodes) void offeredTypes(country);
}
