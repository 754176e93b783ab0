"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Address } from "#contract/addresses.ts";
import type { PickupPoint } from "#contract/delivery.ts";
import { TextLink } from "#components/ui/link.tsx";
import { addressLines } from "#lib/addresses/address-lines.ts";
import type { Summary } from "#lib/checkout/summary-line.ts";
import { href } from "#lib/routing/href.ts";
import { useGuaranteeNotice } from "./guarantee-slot.tsx";
import { SummaryLines, SummaryTotals } from "./summary-lines.tsx";

type PrintedAddress = Omit<Address, "id" | "is_default">;

interface ReviewedDelivery {
  shipping: PrintedAddress;
  /** Null: the shipping address. */
  billing: PrintedAddress | null;
  pickupPoint: PickupPoint | null;
  /** Carrier and delay, or the days of an order. */
  timing: string;
}

interface OrderReviewProps {
  summary: Summary;
  delivery: ReviewedDelivery;
  isUpdating: boolean;
}

/**
 * What is bought, from whom to whom, and for how much, after what the law says of the guarantee. The law wants it right
 * above the order button: put nothing between the two.
 */
export function OrderReview({ summary, delivery, isUpdating }: OrderReviewProps) {
  const t = useTranslations("checkout.review");
  const locale = useLocale();
  const guarantee = useGuaranteeNotice();
  const terms = href(locale, "terms-and-conditions");
  const { shipping, billing, pickupPoint, timing } = delivery;
  const place = pickupPoint
    ? [pickupPoint.name, pickupPoint.street, `${pickupPoint.postcode} ${pickupPoint.city}`]
    : addressLines(shipping, locale);
  return (
    <section aria-labelledby="order-review" className="flex flex-col gap-4">
      <h3 id="order-review" className="text-lg">
        {t("title")}
      </h3>
      {guarantee}
      <div className="flex flex-col gap-2 text-sm text-muted">
        <p>
          {t.rich("terms", {
            // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
            terms: (text) => <TextLink href={terms}>{text}</TextLink>,
            // oxlint-disable-next-line react/no-unstable-nested-components -- as above
            privacy: (text) => <TextLink href={`${terms}#data`}>{text}</TextLink>,
          })}
        </p>
        <p>{t("withdrawal")}</p>
      </div>
      <div className="flex flex-col gap-4 rounded bg-tint p-4">
        <SummaryLines lines={summary.lines} isCompact />
        <dl className="grid gap-3 border-t-[1.5px] border-dashed border-thread pt-3 sm:grid-cols-2">
          <div>
            <dt className="font-bold">{t(pickupPoint ? "pickUpAt" : "deliverTo")}</dt>
            <dd>{place.join(", ")}</dd>
            <dd className="text-sm text-muted">{timing}</dd>
          </div>
          {billing && (
            <div>
              <dt className="font-bold">{t("billTo")}</dt>
              <dd>{addressLines(billing, locale).join(", ")}</dd>
            </div>
          )}
        </dl>
        <div className="border-t-[1.5px] border-dashed border-thread pt-3">
          <SummaryTotals totals={summary.totals} isUpdating={isUpdating} />
        </div>
      </div>
    </section>
  );
}
