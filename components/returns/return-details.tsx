import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { Return } from "#contract/returns.ts";
import { TextLink } from "#components/ui/link.tsx";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { ReturnCard } from "./return-card.tsx";

/** One return with its pieces, and the way back to all of them. */
export async function ReturnDetails({ entry }: { entry: Return }) {
  const [t, locale] = await Promise.all([getTranslations("accountReturn"), getLocale()]);
  const messages = await loadMessages(locale);
  return (
    <NextIntlClientProvider messages={pickMessages(messages, "accountReturn", "error")} timeZone={shopTimeZone}>
      <ReturnCard entry={entry} isFull />
      <div className="flex flex-wrap gap-x-6">
        <TextLink standalone href={`${href(locale, "infos-orders")}#${entry.order.number}`}>
          {t("toOrder", { number: entry.order.number, kind: entry.order.kind })}
        </TextLink>
        <TextLink standalone href={href(locale, "infos-returns")}>
          {t("toReturns")}
        </TextLink>
      </div>
    </NextIntlClientProvider>
  );
}
