import type { PaymentMethod } from "#contract/payment-methods.ts";
import type { Profile } from "#contract/profiles.ts";
import { isOffered } from "./method-choice.ts";
import type { PaymentPlatform } from "./types.ts";

/** Who gets boxes that a payment method is charged for, and when the first of them is to arrive. */
export interface Dependants {
  /** First names, each once. */
  names: string[];
  /** `YYYY-MM-DD`; null while no box is planned. */
  nextOn: string | null;
}

/** What hangs on the client's default method: every subscription that runs or goes on later is charged to it. */
export function dependantsOf(profiles: readonly Pick<Profile, "firstname" | "subscriptions">[]): Dependants {
  const goesOn = profiles.flatMap(({ firstname, subscriptions }) =>
    subscriptions
      .filter(({ status_details_code: code }) => code === "active" || code === "paused")
      .map(({ next_delivery_date }) => ({ firstname, next_delivery_date })),
  );
  const days = goesOn.flatMap(({ next_delivery_date: day }) => (day === null ? [] : [day])).toSorted();
  return { names: [...new Set(goesOn.map(({ firstname }) => firstname))], nextOn: days[0] ?? null };
}

export type Expiry = "none" | "expired" | "before-next" | "soon";

const soonDays = 45;

/** Whether a method ends before it is charged next. `today`, `nextOn` and `expirationDate` are `YYYY-MM-DD`. */
export function expiryOf(expirationDate: string | null, today: string, nextOn: string | null): Expiry {
  if (expirationDate === null) return "none";
  if (expirationDate < today) return "expired";
  if (nextOn !== null && expirationDate < nextOn) return "before-next";
  const soon = new Date(Date.parse(today) + soonDays * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return expirationDate < soon ? "soon" : "none";
}

interface Charged<M> {
  methods: readonly M[];
  /** What may be charged for boxes now; null where that could not be read. */
  platforms: readonly PaymentPlatform[] | null;
  profiles: Parameters<typeof dependantsOf>[0];
  /** `YYYY-MM-DD`. */
  today: string;
}

/**
 * The card boxes are charged to, when it ends before the next of them and nothing that is kept takes its place: a method of a kind
 * that is no longer offered does not. `nextOn` is null when all have ended already. Null when nothing has to be done.
 */
export function cardToReplace<M extends Pick<PaymentMethod, "is_default" | "expiration_date" | "payment_method_type">>({
  methods: kept,
  platforms,
  profiles,
  today,
}: Charged<M>): { method: M; nextOn: string | null } | null {
  const { names, nextOn } = dependantsOf(profiles);
  if (names.length === 0) return null;
  const methods = platforms === null ? kept : kept.filter((method) => isOffered(method, platforms));
  const ending = methods.filter(({ expiration_date: end }) => {
    const expiry = expiryOf(end, today, nextOn);
    return expiry === "expired" || expiry === "before-next";
  });
  if (ending.length < methods.length) return null;
  /* The default one is charged, else the newest, which is how they are read. */
  const first = (among: readonly M[]) => among.find(({ is_default }) => is_default) ?? among[0];
  const charged = first(ending.filter(({ expiration_date: end }) => expiryOf(end, today, nextOn) === "before-next"));
  if (charged) return { method: charged, nextOn };
  const ended = first(ending);
  return ended ? { method: ended, nextOn: null } : null;
}
