"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { declare, type DeclarationKind } from "#contract/declarations.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import type { GuestDeclaration } from "#lib/declarations/api.ts";
import { guestFormSchema, toGuestBody } from "#lib/declarations/form.ts";
import { CancellationFields } from "./cancellation-fields.tsx";
import type { Drafted } from "./drafted.ts";
import { useDetailRows } from "./use-detail-rows.ts";

interface GuestDeclarationFormProps {
  kind: DeclarationKind;
  /** What is typed is kept under it until it is declared. */
  draftKey: string;
  onDrafted: (drafted: Drafted) => void;
}

/** Who withdraws or cancels, and from what: only what the law lets us ask. */
export function GuestDeclarationForm({ kind, draftKey, onDrafted }: GuestDeclarationFormProps) {
  const t = useTranslations("declaration");
  const detailRows = useDetailRows();
  const contractLabel = t(`contract.${kind}`);
  const checked = useMappedForm({
    endpoint: declare,
    schema: guestFormSchema,
    id: "declaration",
    fields: {
      sender_name: t("name"),
      sender_email: t("email"),
      contract: contractLabel,
      cause: t("cause"),
      ends_on: t("endsOn"),
      reason: t("reason"),
    },
    defaultValues: { sender_name: "", sender_email: "", contract: "", cause: "ORDINARY", reason: "", ends_on: "" },
    draft: { key: draftKey, outlivesSend: true },
    toBody: (values) => toGuestBody(kind, values),
    // Sent in the second step, once it was looked over.
    call: (body: GuestDeclaration) => Promise.resolve(body),
    onDone: (body) =>
      onDrafted({
        send: { by: "guest", body },
        rows: [
          { label: contractLabel, value: body.contract },
          { label: t("name"), value: body.sender_name },
          { label: t("email"), value: body.sender_email },
          ...(kind === "CANCELLATION" ? detailRows(body) : []),
        ],
      }),
  });
  const { form } = checked;
  /* A link of an order or a mail names it. */
  useEffect(() => {
    const order = new URLSearchParams(location.search).get("order");
    if (order && form.getValues("contract") === "") form.setValue("contract", order.slice(0, 120));
  }, [form]);
  return (
    <ContractForm
      form={checked}
      aria-label={t(`form.${kind}`)}
      actions={
        <Button type="submit" size="lg" loading={checked.isBusy} className="self-start">
          {t("next")}
        </Button>
      }
    >
      <Field {...checked.field("contract")} hint={t(`contractHint.${kind}`)}>
        {(control) => <Input {...control} {...form.register("contract")} autoComplete="off" maxLength={120} />}
      </Field>
      <Field {...checked.field("sender_name")}>
        {(control) => <Input {...control} {...form.register("sender_name")} autoComplete="name" maxLength={120} />}
      </Field>
      <EmailField form={checked} name="sender_email" hint={t("emailHint")} autoComplete="email" />
      {kind === "CANCELLATION" && <CancellationFields form={checked as never} />}
    </ContractForm>
  );
}
