"use client";

import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import type { CheckedForm } from "#components/forms/use-checked-form.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { TextArea } from "#components/ui/text-area.tsx";

interface Details extends FieldValues {
  cause: "ORDINARY" | "EXTRAORDINARY";
  reason: string;
  ends_on: string;
}

/** How and when a subscription shall end. The day and the reason may stay unsaid. */
export function CancellationFields({ form: checked }: { form: CheckedForm<Details> }) {
  const t = useTranslations("declaration");
  const { form } = checked;
  const isExtraordinary = form.watch("cause") === "EXTRAORDINARY";
  return (
    <>
      <RadioGroup
        {...form.register("cause")}
        id={checked.field("cause").id}
        legend={t("cause")}
        options={(["ORDINARY", "EXTRAORDINARY"] as const).map((value) => ({ value, label: t(`causes.${value}`) }))}
      />
      <Field {...checked.field("ends_on")} note={t("optional")} hint={t("endsOnHint")}>
        {(control) => <Input {...control} {...form.register("ends_on")} type="date" />}
      </Field>
      <Field {...checked.field("reason")} {...(isExtraordinary ? {} : { note: t("optional") })}>
        {(control) => <TextArea {...control} {...form.register("reason")} rows={3} maxLength={2000} />}
      </Field>
    </>
  );
}
