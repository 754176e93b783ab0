import type { Logger } from "pino";
import type { Locale, LocaleOption } from "#contract/locale.ts";
import type { Environment } from "./config/environment.ts";
import type { Database } from "./db/database.ts";
import type { Mailer } from "./mails/mailer.ts";
import type { PaymentProviders } from "./payments/provider.ts";
import type { Storage } from "./storage/storage.ts";

/** The time as the API knows it: every moment of business comes from here, none from the machine or the database. */
export interface Clock {
  now: () => Date;
  /** Moves a clock of a test or a demo forward; `advanceClock` does so and lets the jobs catch up. */
  advance?: (ms: number) => Promise<void> | void;
  /** How far it is ahead of the machine's. */
  aheadMs?: () => number;
  /** Takes over a move that another process made. */
  refresh?: () => Promise<void>;
}

/** What the API is built from. Nothing is kept at module level, so that a test builds its own. */
export interface Dependencies {
  db: Database;
  payments: PaymentProviders;
  mailer: Mailer;
  storage: Storage;
  clock: Clock;
  log: Logger;
  environment: Environment;
}

/** Who asks, once the bearer token was checked. */
export interface Caller {
  clientId: string;
  sessionId: string;
  /** Who acts for the client, in a session that staff opened. */
  staffName?: string;
  /** The session was opened by an e-mail alone, for an order. */
  isGuest?: boolean;
}

/** Whether staff acts for the client. */
export const isStaff = (caller: Caller | null): caller is Caller & { staffName: string } =>
  caller?.staffName !== undefined;

/** What a handler knows besides its parsed input. */
export interface RequestContext extends Dependencies {
  requestId: string;
  locale: Locale;
  /** Country and language the visitor chose, for defaults such as the delivery country. */
  localeOption: LocaleOption;
  /** Set when the endpoint's `auth` is `bearer`; may be set when it is `optional`. */
  caller: Caller | null;
  idempotencyKey: string | null;
  /** Address of the direct peer or of the browser when a trusted storefront forwards it; for rate limits. */
  remoteAddress: string;
}
