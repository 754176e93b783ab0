import type { LocaleOption } from "#contract/locale.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import type { Payer } from "./provider.ts";
import type { StoredPayment } from "./store.ts";

/** How a charge is presented to its provider and its customer. */
export interface ChargeSubject {
  payer: Payer;
  locale: LocaleOption;
  reference: string;
  /** Page of the storefront the customer comes back to, with the language's prefix and the query it needs. */
  returnPath: string;
  /** Whether an attempt that never reached its provider is still worth sending. */
  isPayable: boolean;
}

/** What is paid for, locked until the transaction ends that notes the news of a payment. */
export interface LockedCause {
  /**
   * Whether money that arrived can be kept; takes what it needs for that (pieces out of stock). False sends the money
   * back. Not asked when another attempt has paid already.
   */
  accept: (payment: StoredPayment, now: Date) => Promise<boolean>;
  /** The money is here and kept; the attempt is noted as SUCCEEDED. */
  succeeded: (payment: StoredPayment, now: Date) => Promise<void>;
  /** The last open attempt failed. `payment` tells why. */
  failed: (payment: StoredPayment, now: Date) => Promise<void>;
}

/** What a purpose does with its payments; `id` is the order's or the gift card's. Both answer null when it does not exist. */
export interface PaymentDomain {
  lock: (tx: Transaction, id: string) => Promise<LockedCause | null>;
  describe: (db: Queryable, id: string, now: Date) => Promise<ChargeSubject | null>;
}
