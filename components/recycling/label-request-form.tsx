"use client";

import { useLocale, useTranslations } from "next-intl";
import { maxRecyclingParcels } from "#contract/recycling.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useCheckedForm } from "#components/forms/use-checked-form.ts";
import { useKnownSender } from "#components/forms/use-known-sender.ts";
import { Button } from "#components/ui/button.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { labelDraftKey, labelRequestSchema } from "#lib/recycling/label-form.ts";
import { writeFormDraft } from "#lib/forms/form-draft.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";

const counts = Array.from({ length: maxRecyclingParcels }, (_, index) => String(index + 1));

/** The first step: how many parcels, and where the labels go. Needs `recyclingForm`, `validation` and `error`. */
export function LabelRequestForm() {
  const t = useTranslations("recyclingForm");
  const locale = useLocale();
  const asking = useCheckedForm({
    id: "label",
    schema: labelRequestSchema,
    fields: { parcel_count: t("parcels"), email: t("email") },
    defaultValues: { parcel_count: "1", email: "" },
    draft: { key: labelDraftKey },
    send: async (values) => values,
    onDone: ({ parcel_count, email }) => {
      // The next page reads it: what is sent is forgotten otherwise.
      writeFormDraft(sessionStorage, labelDraftKey, {
        values: { parcel_count: String(parcel_count), email },
        attempt: null,
      });
      openAddress(href(locale, "littlegeste-address"));
    },
  });
  const { form, field } = asking;
  useKnownSender(form, "email");
  return (
    <ContractForm
      form={asking}
      aria-label={t("request")}
      className="mt-8 max-w-xl"
      actions={
        <Button type="submit" size="lg" loading={asking.isBusy || asking.isDone} className="self-start">
          {t("toAddress")}
        </Button>
      }
    >
      <RadioGroup
        {...form.register("parcel_count")}
        id={field("parcel_count").id}
        legend={t("parcels")}
        hint={t("parcelsHint")}
        error={asking.errorOf("parcel_count")}
        options={counts.map((value) => ({ value, label: t("count", { count: Number(value) }) }))}
      />
      <EmailField form={asking} name="email" hint={t("emailHint")} autoComplete="email" />
    </ContractForm>
  );
}
