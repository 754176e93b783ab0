"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { budgetSchema } from "#contract/subscriptions.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { formatWholeEuros } from "#lib/money/format.ts";

const offered = [140, 210, 300];
const typingMs = 400;

/** What a box may cost when all of it is kept; null leaves it to the stylist. Undefined: nothing that can be sent yet. */
export function BudgetChoice({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (budget: number | null | undefined) => void;
}) {
  const t = useTranslations("rhythm");
  const locale = useLocale();
  const isOther = value !== null && !offered.includes(value);
  const [choice, setChoice] = useState(value === null ? "open" : isOther ? "other" : String(value));
  const [typed, setTyped] = useState(isOther ? String(value) : "");
  const amount = Number(typed.trim().replace(",", "."));
  const isTyped = choice === "other" && typed.trim() !== "";
  const isFine = isTyped && budgetSchema.safeParse(amount).success;
  const chosen = choice === "open" ? null : choice === "other" ? (isFine ? amount : undefined) : Number(choice);

  useEffect(() => {
    const timer = setTimeout(() => onChange(chosen === value ? undefined : chosen), choice === "other" ? typingMs : 0);
    return () => clearTimeout(timer);
    // `onChange` is new with every render of the panel; what is chosen decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, value, choice]);

  return (
    <>
      <RadioGroup
        name="budget"
        legend={t("budget.legend")}
        hint={t("budget.hint")}
        variant="chips"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        options={[
          ...offered.map((euros) => ({ value: String(euros), label: formatWholeEuros(euros * 100, locale) })),
          { value: "other", label: t("budget.other") },
          { value: "open", label: t("budget.open") },
        ]}
      />
      {choice === "other" && (
        <Field
          label={t("budget.amount")}
          error={isTyped && !isFine ? t("budget.invalid") : undefined}
          className="max-w-60"
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
