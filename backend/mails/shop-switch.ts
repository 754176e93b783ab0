import { z } from "zod";
import type { Queryable } from "../db/database.ts";
import { findContent } from "../website/store.ts";
import { textLocaleOf } from "./texts.ts";

/** Whether there is a shop to lead to, for the kinds of mails that lead there by themselves. */
export const hasShopSchema = z.boolean().default(true);

const kinds: ReadonlySet<string> = new Set(["welcome", "newsletter-welcome", "order-delivered"]);

/** What a mail says besides what the outbox keeps: whether its reader's language has the shop now that it is written. */
export async function addShopSwitch(
  db: Queryable,
  { kind, locale, data }: { kind: string; locale: string; data: Record<string, unknown> },
): Promise<Record<string, unknown>> {
  if (!kinds.has(kind)) return data;
  const found = await findContent<{ value: string }>(db, "config", "shop", textLocaleOf(locale));
  return { ...data, has_shop: found?.value === "true" };
}
