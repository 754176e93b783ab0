import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import type { ShippingFee } from "#contract/delivery.ts";
import { Icon } from "#components/ui/icon.tsx";
import { formatEuros } from "#lib/money/format.ts";

/** Delivery, returns and the legal guarantee, beside the button that buys. */
export function Promises({
  deliveryDays,
  offer,
}: {
  deliveryDays: Product["delivery_days"];
  offer: ShippingFee | null;
}) {
  const t = useTranslations("product");
  const locale = useLocale();
  const fee =
    offer?.free_from_ttc != null &&
    t("deliveryFee", { fee: formatEuros(offer.fee_ttc, locale), from: formatEuros(offer.free_from_ttc, locale) });
  const lines = [
    { icon: "truck", title: t("delivery", deliveryDays), text: [fee, t("deliveryText")].filter(Boolean).join(" ") },
    { icon: "return", title: t("returns"), text: t("returnsText") },
    { icon: "check", title: t("guarantee"), text: t("guaranteeText") },
  ] as const;
  return (
    <ul className="pp" aria-label={t("promises")}>
      {lines.map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} size={22} />
          <p>
            <b>{title}</b>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
