"use client";

import { useTranslations } from "next-intl";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { RhythmDrawing } from "./rhythm-drawing.tsx";

const offered = [1, 2, 3];

/** How often a box comes, each rhythm with the picture of its year. */
export function RhythmChoice({ value, onChange }: { value: number | null; onChange: (months: number) => void }) {
  const t = useTranslations();
  const rhythms = value === null || offered.includes(value) ? offered : [...offered, value];
  return (
    <RadioGroup
      name="frequency"
      legend={t("rhythm.whichRhythm")}
      defaultValue={value === null ? "" : String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
      options={rhythms.map((months) => ({
        value: String(months),
        label: t("accountSubscription.every", { count: months }),
        description: t("rhythm.boxesAYear", { count: Math.floor(12 / months) }),
        note: <RhythmDrawing frequency={months} />,
      }))}
    />
  );
}
