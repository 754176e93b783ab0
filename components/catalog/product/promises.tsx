import { useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { Icon } from "#components/ui/icon.tsx";

/** Delivery, returns and the legal guarantee, beside the button that buys. */
export function Promises({ deliveryDays }: { deliveryDays: Product["delivery_days"] }) {
  const t = useTranslations("product");
  const lines = [
    { icon: "truck", title: t("delivery", deliveryDays), text: t("deliveryText") },
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
