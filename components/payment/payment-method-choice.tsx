"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PaymentMethod, PaymentPlatform } from "#lib/payments/types.ts";
import { Icon } from "#components/ui/icon.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { isMethodExpired } from "#lib/payments/card-expiry.ts";
import { newMethodValue } from "#lib/payments/method-choice.ts";

interface PaymentMethodChoiceProps {
  id: string;
  methods: readonly PaymentMethod[];
  platforms: readonly PaymentPlatform[];
  value: string;
  onChange: (value: string) => void;
  today: string;
}

/** Saved cards and, after them, a new one for each platform. Expired cards stay visible and cannot be chosen. */
export function PaymentMethodChoice({ id, methods, platforms, value, onChange, today }: PaymentMethodChoiceProps) {
  const t = useTranslations("payment");
  const locale = useLocale();
  const media = <Icon name="card" size={24} className="shrink-0" />;
  return (
    <RadioGroup
      id={id}
      name="payment-method"
      legend={t("methods")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        ...methods.map((method) => {
          const isExpired = isMethodExpired(method.expiration_date, today);
          return {
            value: method.id,
            media,
            label: (
              <span className="inline-block first-letter:uppercase">
                {t("card", { brand: method.brand, last4: method.last4 })}
              </span>
            ),
            ...(method.expiration_date === null
              ? {}
              : {
                  description: isExpired
                    ? t("expired")
                    : t("expires", { date: formatDate(method.expiration_date, locale, "short") }),
                }),
            disabled: isExpired,
          };
        }),
        ...platforms.map(({ platform }) => ({
          value: newMethodValue(platform),
          media: <Icon name="plus" size={24} className="shrink-0" />,
          label: methods.length > 0 && platforms.length === 1 ? t("newCard") : t(`newMethod.${platform}`),
        })),
      ]}
    />
  );
}
