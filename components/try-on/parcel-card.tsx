"use client";

import { useLocale, useTranslations } from "next-intl";
import type { TryOn } from "#contract/try-on.ts";
import { LabelLink } from "#components/returns/label-link.tsx";
import { ParcelCode } from "#components/returns/parcel-code.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { hasLabel } from "#lib/returns/label-address.ts";

/** The parcel that goes back: its label on A4 or A6, its number as a code, and by when it is handed in. */
export function ParcelCard({ parcel, code }: { parcel: NonNullable<TryOn["parcel"]>; code: TryOn["parcel_code"] }) {
  const t = useTranslations("tryOn");
  const locale = useLocale();
  const { carrier, mode, tracking_number: number, hand_in_by: until } = parcel;
  return (
    <Card as="section" tone="tint" className="flex flex-wrap items-start gap-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-xl">{t("parcelTitle")}</h3>
        {hasLabel(parcel) ? (
          <>
            <p className="mt-1">
              {t("parcelText", {
                carrier,
                mode: t(`mode.${mode}`),
                date: formatDate(until, locale, "weekday"),
              })}
            </p>
            <div className="mt-4">
              <LabelLink entry={parcel} />
            </div>
          </>
        ) : (
          <p className="mt-1">{t("parcelCame")}</p>
        )}
      </div>
      {code && <ParcelCode rows={code} number={number} />}
    </Card>
  );
}
