"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DayPicker } from "#components/forms/day-picker.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { formatTags } from "#lib/money/format.ts";
import { addMonths } from "#lib/forms/month-grid.ts";

const lengths = [1, 2, 3];

/** Until when nothing is sent: for some months, until a day, or until the client comes back (null). Undefined: not yet. */
export function PauseChoice({
  days,
  today,
  onChange,
}: {
  days: readonly string[];
  today: string;
  onChange: (until: string | null | undefined) => void;
}) {
  const t = useTranslations("rhythm");
  const locale = useLocale();
  const [choice, setChoice] = useState("");
  const choose = (value: string) => {
    setChoice(value);
    if (value === "open") onChange(null);
    else onChange(value === "day" ? undefined : addMonths(today, Number(value)));
  };
  return (
    <>
      <RadioGroup
        name="pause"
        legend={t("pause.howLong")}
        variant="chips"
        value={choice}
        onChange={(event) => choose(event.target.value)}
        options={[
          ...lengths.map((count) => ({ value: String(count), label: t("pause.months", { count }) })),
          { value: "day", label: t("pause.untilDay") },
          { value: "open", label: t("pause.open") },
        ]}
      />
      {choice === "day" && (
        <DayPicker
          name="until"
          legend={t("pause.whichDay")}
          days={days}
          onChange={onChange}
          locale={formatTags[locale]}
          texts={{ previous: t("day.previous"), next: t("day.next"), notFree: t("day.notFree") }}
        />
      )}
    </>
  );
}
