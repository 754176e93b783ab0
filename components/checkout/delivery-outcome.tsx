"use client";

import { useLocale, useTranslations } from "next-intl";
import { addressLines } from "#lib/addresses/address-lines.ts";
import type { DeliveryChoice } from "#lib/checkout/use-delivery-choice.ts";

/** A confirmed delivery in three lines. */
export function DeliveryOutcome({ choice, timing }: { choice: DeliveryChoice; timing: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const { shipping, billing, pickupPoint } = choice;
  return (
    <>
      <p>
        {pickupPoint
          ? `${pickupPoint.name}, ${pickupPoint.street}, ${pickupPoint.postcode} ${pickupPoint.city}`
          : addressLines(shipping, locale).join(", ")}
      </p>
      <p className="text-sm">{timing}</p>
      {billing && (
        <p className="text-sm">
          {t("checkout.review.billTo")} {addressLines(billing, locale).join(", ")}
        </p>
      )}
    </>
  );
}
