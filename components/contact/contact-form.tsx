"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { uploadTypes } from "#contract/file.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { ticketFormSchema, type TicketFormInput } from "#lib/customer-service/ticket-form.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { applyServerErrors, useFieldErrors } from "#lib/forms/use-field-errors.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { SentTicket } from "./sent-ticket.tsx";

const ids = {
  sender_name: "contact-name",
  sender_email: "contact-email",
  sender_phone: "contact-phone",
  order_id: "contact-order",
  object: "contact-subject",
  content: "contact-message",
  attachment: "contact-file",
} as const;
const names = Object.keys(ids) as (keyof TicketFormInput)[];
const prefilled = ["sender_name", "sender_email", "sender_phone"] as const;

/** A letter to customer service. Needs the namespaces `contact`, `validation` and `error`. */
export function ContactForm() {
  const t = useTranslations();
  const form = useForm({
    resolver: zodResolver(ticketFormSchema),
    defaultValues: { sender_name: "", sender_email: "", sender_phone: "", order_id: "", object: "", content: "" },
    shouldFocusError: false,
  });
  const errors = useFieldErrors(form);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const [number, setNumber] = useState<string | null>(null);
  const isSenderAsked = useRef(false);
  const { isSubmitting, submitCount } = form.formState;
  const listed = errors.list(
    Object.fromEntries(names.map((name) => [name, { id: ids[name], label: t(`contact.${name}`) }])),
  );

  /* The page asks nothing before somebody begins to write. */
  const fillIn = async () => {
    if (isSenderAsked.current || !isSignedIn()) return;
    isSenderAsked.current = true;
    const { findSender } = await import("#lib/customer-service/send-ticket.ts");
    const sender = await findSender();
    for (const name of prefilled)
      if (sender?.[name] && !form.getValues(name))
        form.setValue(name, sender[name], { shouldValidate: submitCount > 0 });
  };

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    try {
      const { sendTicket } = await import("#lib/customer-service/send-ticket.ts");
      setNumber(await sendTicket(values));
    } catch (error) {
      const key = errorKey(error);
      if (applyServerErrors(form, error, names)) return;
      setRefusal(key);
      announce(t(`error.${key}`));
    }
  });

  if (number !== null) {
    return (
      <SentTicket
        number={number}
        onAnother={() => {
          form.resetField("object");
          form.resetField("content");
          form.resetField("order_id");
          form.resetField("attachment");
          setNumber(null);
        }}
      />
    );
  }
  const optional = t("contact.optional");
  return (
    // `dialog`: pressed before scripts run, the form does nothing and keeps what was typed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of the focus of its fields
    <form
      method="dialog"
      noValidate
      onFocus={() => void fillIn()}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <ErrorSummary title={t("validation.summary", { count: listed.length })} errors={listed} attempt={submitCount} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={ids.sender_name} label={t("contact.sender_name")} error={errors.of("sender_name")}>
          {(control) => <Input {...control} {...form.register("sender_name")} autoComplete="name" maxLength={120} />}
        </Field>
        <Field id={ids.sender_email} label={t("contact.sender_email")} error={errors.of("sender_email")}>
          {(control) => (
            <Input
              {...control}
              {...form.register("sender_email")}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          id={ids.sender_phone}
          label={t("contact.sender_phone")}
          note={optional}
          error={errors.of("sender_phone")}
        >
          {(control) => <Input {...control} {...form.register("sender_phone")} type="tel" autoComplete="tel" />}
        </Field>
        <Field id={ids.order_id} label={t("contact.order_id")} note={optional} error={errors.of("order_id")}>
          {(control) => <Input {...control} {...form.register("order_id")} autoComplete="off" maxLength={60} />}
        </Field>
      </div>
      <Field id={ids.object} label={t("contact.object")} error={errors.of("object")}>
        {(control) => <Input {...control} {...form.register("object")} autoComplete="off" maxLength={150} />}
      </Field>
      <Field id={ids.content} label={t("contact.content")} error={errors.of("content")}>
        {(control) => <TextArea {...control} {...form.register("content")} maxLength={5000} />}
      </Field>
      <Field
        id={ids.attachment}
        label={t("contact.attachment")}
        note={optional}
        hint={t("contact.attachmentHint")}
        error={errors.of("attachment")}
      >
        {(control) => (
          <Input {...control} {...form.register("attachment")} type="file" accept={uploadTypes.join(",")} />
        )}
      </Field>
      {refusal && !isSubmitting && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <Button type="submit" size="lg" loading={isSubmitting} className="self-start">
        {t("contact.send")}
      </Button>
    </form>
  );
}
