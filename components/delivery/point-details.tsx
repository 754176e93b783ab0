"use client";

import { useTranslations } from "next-intl";
import type { PickupPoint } from "#contract/delivery.ts";
import type { Locale } from "#contract/locale.ts";
import { groupOpeningHours } from "#lib/delivery/opening-hours.ts";

/** Monday 2 January 2023 and the days after it. */
const dayName = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(
    new Date(Date.UTC(2023, 0, 1 + weekday)),
  );

/** Where a point is and when it is open. Needs the namespace `delivery`. */
export function PointDetails({ point, locale }: { point: PickupPoint; locale: Locale }) {
  const t = useTranslations("delivery");
  return (
    <>
      <span className="block text-ink">
        {point.street}, {point.postcode} {point.city}
      </span>
      {groupOpeningHours(point.opening_hours).map(({ from, to, hours }) => (
        <span key={from} className="block">
          {from === to ? dayName(from, locale) : `${dayName(from, locale)}–${dayName(to, locale)}`}{" "}
          {hours.length === 0 ? t("closed") : hours.map((range) => range.replace("-", "–")).join(", ")}
        </span>
      ))}
    </>
  );
}
