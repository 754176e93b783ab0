"use client";

import "#components/sheets/acts.css";
import { NextIntlClientProvider } from "next-intl";
import { use } from "react";
import type { Locale } from "#contract/locale.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import type { Messages } from "#lib/i18n/messages.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import { shopTimeZone } from "#lib/dates/format.ts";
import { CartDrawer } from "./cart-drawer.tsx";

type PanelMessages = Pick<Messages, "cart" | "price" | "error">;

const loads = new Map<Locale, Promise<PanelMessages>>();

export function preloadCartMessages(locale: Locale): Promise<PanelMessages> {
  const pending = loads.get(locale) ?? lazyMessages(locale, "cart", "price", "error");
  loads.set(locale, pending);
  pending.catch(() => loads.delete(locale));
  return pending;
}

/** The drawer with its own messages and queries, since the pages it opens over carry neither. */
export function CartPanel({ locale }: { locale: Locale }) {
  const messages = use(preloadCartMessages(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={shopTimeZone}>
      <QueryProvider>
        <CartDrawer />
      </QueryProvider>
    </NextIntlClientProvider>
  );
}
