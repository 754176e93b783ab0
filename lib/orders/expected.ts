import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { formatDate } from "#lib/dates/format.ts";

/** Values of the text `order.expected`: the days a parcel is expected between, or the one a box comes on. */
export function expectedDays(
  { expected_from, expected_until }: Pick<Order["delivery"], "expected_from" | "expected_until">,
  locale: Locale,
): { span: "DAY" | "DAYS"; from: string; until: string } {
  const day = (iso: string) => formatDate(iso, locale, "weekday");
  return {
    span: expected_from === expected_until ? "DAY" : "DAYS",
    from: day(expected_from),
    until: day(expected_until),
  };
}
