import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import { formatDate, shopTimeZone } from "#lib/dates/format.ts";

const today = (): string => new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone }).format(new Date());

/** Last day of a card; a card is good until that day is over. Reads the clock: render it for a request only. */
export async function PaymentMethodExpiry({ locale, date }: { locale: Locale; date: string }) {
  const t = await getTranslations("account");
  if (date < today()) return <p className="text-sm font-bold text-danger">{t("cardExpired")}</p>;
  return <p className="text-sm text-muted">{t("cardExpires", { date: formatDate(date, locale, "short") })}</p>;
}
