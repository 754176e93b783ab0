"use client";

import { useLocale, useTranslations } from "next-intl";
import type { DeliveryMode, ShippingFee } from "#contract/delivery.ts";
import type { Totals } from "#contract/cart.ts";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { formatEuros } from "#lib/money/format.ts";

interface DeliveryModeChoiceProps {
  offers: readonly ShippingFee[];
  /** What each mode costs for these pieces, as the API computed it; absent until it is known. */
  totals: Partial<Record<DeliveryMode, Totals>>;
  value: DeliveryMode;
  onChange: (mode: DeliveryMode) => void;
}

/** Home or pickup point, with carrier, delay and price. */
export function DeliveryModeChoice({ offers, totals, value, onChange }: DeliveryModeChoiceProps) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const price = ({ mode, fee_ttc }: ShippingFee): string => {
    const known = totals[mode];
    if (known?.offer.shipping_fee_offered) return t("free");
    return formatEuros(known?.shipping_fee_ttc ?? fee_ttc, locale);
  };
  return (
    <RadioGroup
      legend={t("modes")}
      name="delivery-mode"
      value={value}
      onChange={(event) => onChange(event.target.value as DeliveryMode)}
      options={offers.map((offer) => ({
        value: offer.mode,
        label: t(`mode.${offer.mode}`),
        description: t("delay", { carrier: offer.carrier, min: offer.delivery_days.min, max: offer.delivery_days.max }),
        note: price(offer),
      }))}
    />
  );
}
