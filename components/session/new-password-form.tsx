"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { newPasswordSchema } from "#contract/account-fields.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { applyServerErrors, useFieldErrors } from "#lib/forms/use-field-errors.ts";
import { NewPasswordField } from "./new-password-field.tsx";

const fieldId = "choose-password";

interface NewPasswordFormProps {
  clientId: string;
  /** Of a link that lets the client choose once. */
  token: string;
  /** Under which a password manager keeps it. */
  email: string;
  onChosen: () => void;
}

/** Chooses a password with a one-time token. Needs `emailLink`, `login`, `validation` and `error`. */
export function NewPasswordForm({ clientId, token, email, onChosen }: NewPasswordFormProps) {
  const t = useTranslations();
  const form = useForm({ resolver: zodResolver(z.object({ password: newPasswordSchema })), shouldFocusError: false });
  const errors = useFieldErrors(form);
  const listed = errors.list({ password: { id: fieldId, label: t("login.newPassword") } });
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const { isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setRefusal(null);
    try {
      const { choosePassword } = await import("#lib/client/security.ts");
      await choosePassword({ client_id: clientId, token, password });
      onChosen();
    } catch (error) {
      if (applyServerErrors(form, error, ["password"])) return;
      const key = errorKey(error);
      setRefusal(key);
      announce(t(`error.${key}`));
    }
  });

  return (
    // `dialog`: pressed before scripts run, the form does nothing, and no password gets into an address.
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <ErrorSummary title={t("validation.summary", { count: listed.length })} errors={listed} attempt={submitCount} />
      {refusal && !isSubmitting && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField id={fieldId} error={errors.of("password")} input={form.register("password")} />
      <Button type="submit" size="lg" loading={isSubmitting} className="self-start">
        {t("emailLink.choosePassword")}
      </Button>
    </form>
  );
}
