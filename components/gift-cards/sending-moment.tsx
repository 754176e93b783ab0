"use client";

import { useTranslations } from "next-intl";
import { useState, type ComponentProps } from "react";
import { maxGiftCardDaysAhead } from "#contract/gift-cards.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import { shopDay } from "#lib/dates/shop-day.ts";
import { offeredHours } from "#lib/gift-cards/gift-card-form.ts";

const dayMs = 86_400_000;

interface MomentField {
  id: string;
  label: string;
  error: string | undefined;
}

interface SendingMomentProps {
  /** What `register` answers stands beside what the field is called. */
  date: { field: MomentField; input: ComponentProps<"input"> };
  hour: { field: MomentField; input: ComponentProps<"select"> };
}

/** The day and the hour at which a card is mailed, in the shop's time. Needs `giftCardForm`. */
export function SendingMoment({ date, hour }: SendingMomentProps) {
  const t = useTranslations("giftCardForm");
  const [{ today, last }] = useState(() => {
    const now = new Date();
    return { today: shopDay(now), last: shopDay(new Date(now.getTime() + maxGiftCardDaysAhead * dayMs)) };
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...date.field}>
        {(control) => <Input {...control} {...date.input} type="date" min={today} max={last} className="w-full" />}
      </Field>
      <Field {...hour.field} note={t("zone")}>
        {(control) => (
          <Select {...control} {...hour.input}>
            {offeredHours.map((offered) => (
              <option key={offered} value={offered}>
                {t("atHour", { hour: offered })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
