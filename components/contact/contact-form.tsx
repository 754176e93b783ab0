"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { createTicket } from "#contract/customer-service.ts";
import { uploadTypes } from "#contract/file.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { useKnownSender } from "#components/forms/use-known-sender.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { ticketFormSchema } from "#lib/customer-service/ticket-form.ts";
import { orderOfAddress } from "#lib/customer-service/order-of-address.ts";
import { SentTicket } from "./sent-ticket.tsx";

/** A picture takes a while on a slow line. */
const uploadTimeoutMs = 120_000;

/** A letter to customer service. Needs the namespaces `contact`, `validation` and `error`. */
export function ContactForm() {
  const t = useTranslations();
  const [sent, setSent] = useState<{ id: string; number: string } | null>(null);
  const letter = useMappedForm({
    endpoint: createTicket,
    schema: ticketFormSchema,
    id: "contact",
    fields: {
      sender_name: t("contact.sender_name"),
      sender_email: t("contact.sender_email"),
      sender_phone: t("contact.sender_phone"),
      order_id: t("contact.order_id"),
      object: t("contact.object"),
      content: t("contact.content"),
      attachment: t("contact.attachment"),
    },
    defaultValues: { sender_name: "", sender_email: "", sender_phone: "", order_id: "", object: "", content: "" },
    draft: { key: "contact" },
    timeoutMs: uploadTimeoutMs,
    toBody: (values) => values,
    onDone: setSent,
  });
  const { form } = letter;
  const { getValues, setValue } = form;

  /* Whoever comes from an order writes about it; the page itself is the same for everybody. */
  useEffect(() => {
    const number = orderOfAddress(location.search);
    if (number !== null && !getValues("order_id")) setValue("order_id", number);
  }, [getValues, setValue]);

  useKnownSender(form, "sender_email", "sender_name", "sender_phone");

  if (sent !== null) {
    return (
      <SentTicket
        ticket={sent}
        onAnother={() => {
          form.resetField("object");
          form.resetField("content");
          form.resetField("order_id");
          form.resetField("attachment");
          setSent(null);
        }}
      />
    );
  }
  const optional = t("contact.optional");
  return (
    <ContractForm
      form={letter}
      plainAction="/api/contact-form"
      encType="multipart/form-data"
      actions={
        <Button type="submit" size="lg" loading={letter.isBusy} className="self-start">
          {t("contact.send")}
        </Button>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...letter.field("sender_name")}>
          {(control) => <Input {...control} {...form.register("sender_name")} autoComplete="name" maxLength={120} />}
        </Field>
        <EmailField form={letter} name="sender_email" autoComplete="email" />
        <Field {...letter.field("sender_phone")} note={optional}>
          {(control) => <Input {...control} {...form.register("sender_phone")} type="tel" autoComplete="tel" />}
        </Field>
        <Field {...letter.field("order_id")} note={optional}>
          {(control) => <Input {...control} {...form.register("order_id")} autoComplete="off" maxLength={60} />}
        </Field>
      </div>
      <Field {...letter.field("object")}>
        {(control) => <Input {...control} {...form.register("object")} autoComplete="off" maxLength={150} />}
      </Field>
      <Field {...letter.field("content")}>
        {(control) => <TextArea {...control} {...form.register("content")} maxLength={5000} />}
      </Field>
      <Field {...letter.field("attachment")} note={optional} hint={t("contact.attachmentHint")}>
        {(control) => (
          <Input {...control} {...form.register("attachment")} type="file" accept={uploadTypes.join(",")} />
        )}
      </Field>
    </ContractForm>
  );
}
