"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { updateClient, type Client } from "#contract/client.ts";
import { requiredLineSchema } from "#contract/plain-line.ts";
import { PhoneField } from "#components/addresses/phone-field.tsx";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { countryOf } from "#lib/locale/options.ts";

const personSchema = z.object({
  firstname: requiredLineSchema(80),
  lastname: requiredLineSchema(80),
  phone: z.string().trim().max(30),
});

/** Names and telephone of the account. Needs `accountPerson`, `delivery`, `phone`, `validation` and `error`. */
export function PersonForm({ client }: { client: Client }) {
  const t = useTranslations();
  const router = useRouter();
  const saving = useMappedForm({
    endpoint: updateClient,
    schema: personSchema,
    id: "person",
    fields: { firstname: t("delivery.firstname"), lastname: t("delivery.lastname"), phone: t("delivery.phone") },
    defaultValues: { firstname: client.firstname, lastname: client.lastname, phone: client.phone ?? "" },
    toBody: ({ phone, ...names }) => ({ ...names, phone: phone || null }),
    onDone: (saved) => {
      form.setValue("phone", saved.phone ?? "");
      toast({ message: t("accountPerson.saved"), tone: "success" });
      router.refresh();
    },
  });
  const { form } = saving;
  const phone = useWatch({ control: form.control, name: "phone" });
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-2xl">{t("accountPerson.title")}</h2>
      <ContractForm
        form={saving}
        actions={
          <Button type="submit" loading={saving.isBusy} className="self-start">
            {t("accountPerson.save")}
          </Button>
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...saving.field("firstname")}>
            {(control) => <Input {...control} {...form.register("firstname")} autoComplete="given-name" />}
          </Field>
          <Field {...saving.field("lastname")}>
            {(control) => <Input {...control} {...form.register("lastname")} autoComplete="family-name" />}
          </Field>
        </div>
        <PhoneField
          {...saving.field("phone")}
          note={t("delivery.optional")}
          hint={t("accountPerson.phoneHint")}
          value={phone}
          onChange={(next) => form.setValue("phone", next, { shouldValidate: form.formState.isSubmitted })}
          onInvalid={() => form.setError("phone", { type: "phone_invalid" })}
          country={client.default_shipping_address?.country_code ?? countryOf(client.locale)}
        />
      </ContractForm>
    </Card>
  );
}
