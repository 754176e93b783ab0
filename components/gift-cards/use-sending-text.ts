"use client";

import { useLocale, useTranslations } from "next-intl";
import type { GiftCard } from "#contract/gift-cards.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { formatDate } from "#lib/dates/format.ts";

type Sending = Pick<GiftCard, "date" | "hour" | "recipient" | "sent_at">;

/** How and when a card reaches whom it is for, in words. */
export function useSendingText(): (card: Sending) => string {
  const t = useTranslations("giftCardForm.sending");
  const locale = useLocale();
  return ({ date, hour, recipient: { email }, sent_at: sentAt }) => {
    if (email === null) return t("print");
    if (sentAt !== null) return t("sent", { email, date: formatDate(sentAt, locale) });
    const isToday = date <= shopDay(new Date());
    if (hour !== null) return t("atHour", { email, date: formatDate(date, locale), hour });
    return isToday ? t("now", { email }) : t("morning", { email, date: formatDate(date, locale) });
  };
}
