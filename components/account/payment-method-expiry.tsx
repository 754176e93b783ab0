import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopDay } from "#lib/dates/shop-day.ts";

/** Last day of a card; a card is good until that day is over. Reads the clock: render it for a request only. */
export async function PaymentMethodExpiry({ locale, date }: { locale: Locale; date: string }) {
  const t = await getTranslations("account");
  if (date < shopDay(new Date())) return <p className="text-sm font-bold text-danger">{t("cardExpired")}</p>;
  return <p className="text-sm text-muted">{t("cardExpires", { date: formatDate(date, locale, "short") })}</p>;
}
