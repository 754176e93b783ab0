"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PaymentMethod, PaymentPlatform } from "#lib/payments/types.ts";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { newMethodValue, obstacleOf, type OfferedWay } from "#lib/payments/method-choice.ts";
import { kindOfType } from "#lib/payments/method-type.ts";
import { MethodMark } from "./method-mark.tsx";
import { useMethodName } from "./use-method-name.ts";

interface PaymentMethodChoiceProps {
  id: string;
  methods: readonly PaymentMethod[];
  /** What is offered, which a saved method may no longer be. */
  platforms: readonly PaymentPlatform[];
  ways: readonly OfferedWay[];
  value: string;
  onChange: (value: string) => void;
  today: string;
}

/** Saved methods and, after them, each way to pay with a new one. What cannot pay any more stays visible and says why. */
export function PaymentMethodChoice({
  id,
  methods,
  platforms,
  ways,
  value,
  onChange,
  today,
}: PaymentMethodChoiceProps) {
  const t = useTranslations("payment");
  const locale = useLocale();
  const nameOf = useMethodName();
  const kinds = ways.map(({ type }) => kindOfType(type));
  const labelOf = (kind: (typeof kinds)[number]): string => {
    if (kind === "card" && methods.length > 0) return t("newCard");
    // Where Klarna itself asks when to pay, there is one way.
    const isOnlyKlarna = kinds.filter((other) => other.startsWith("klarna")).length === 1;
    return kind.startsWith("klarna") && isOnlyKlarna ? t("kind.klarna") : t(`kind.${kind}`);
  };
  return (
    <RadioGroup
      id={id}
      name="payment-method"
      legend={t("methods")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        ...methods.map((method) => {
          const { expiration_date: end } = method;
          const obstacle = obstacleOf(method, platforms, today);
          return {
            value: method.id,
            media: <MethodMark brand={method.brand} />,
            label: nameOf(method),
            ...(obstacle !== null && { description: t(obstacle) }),
            ...(obstacle === null &&
              end !== null && { description: t("expires", { date: formatDate(end, locale, "short") }) }),
            disabled: obstacle !== null,
          };
        }),
        ...ways.map(({ type }, index) => ({
          value: newMethodValue(type),
          media: <MethodMark brand={kinds[index] ?? "card"} />,
          label: labelOf(kinds[index] ?? "card"),
        })),
      ]}
    />
  );
}
