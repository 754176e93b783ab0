import { customType, timestamp } from "drizzle-orm/pg-core";
import type { Locale } from "#contract/locale.ts";

/** A text in every language of the shop. */
export type Localized<T = string> = Record<Locale, T>;

/** A moment in UTC; read and written as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
