"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { emailSchema, presentPasswordSchema } from "#contract/account-fields.ts";
import type { EmailChange } from "#contract/email-change.ts";
import { EmailField } from "#components/session/email-field.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { Field } from "#components/ui/field.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { applyServerErrors, useFieldErrors } from "#lib/forms/use-field-errors.ts";

const emailFormSchema = z.object({ email: emailSchema, current_password: presentPasswordSchema });

const ids = { email: "change-email", current_password: "change-email-password" } as const;
/** Refusals that belong to a field. */
const fieldOfRefusal: Partial<Record<ErrorKey, "email" | "current_password">> = {
  EMAIL_ALREADY_USED: "email",
  EMAIL_INVALID: "email",
  EMAIL_UNCHANGED: "email",
  WRONG_PASSWORD: "current_password",
};

interface EmailFormProps {
  /** The one the account has. */
  email: string;
  /** The page put this form in the place of what had the focus. */
  takesFocus: boolean;
  onAsked: (change: EmailChange) => void;
}

/** Asks for another e-mail with the password; who forgot it asks the old address instead. */
export function EmailForm({ email, takesFocus, onAsked }: EmailFormProps) {
  const t = useTranslations();
  const form = useForm({ resolver: zodResolver(emailFormSchema), shouldFocusError: false });
  const errors = useFieldErrors(form);
  const listed = errors.list({
    email: { id: ids.email, label: t("accountSecurity.newEmail") },
    current_password: { id: ids.current_password, label: t("accountSecurity.currentPassword") },
  });
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const [isAskingOld, setIsAskingOld] = useState(false);
  const { isSubmitting, submitCount } = form.formState;

  useEffect(() => {
    if (takesFocus) form.setFocus("email");
  }, [takesFocus, form]);

  const send = async (body: { email: string; current_password?: string }) => {
    setRefusal(null);
    try {
      const { askForEmail } = await import("#lib/client/security.ts");
      onAsked(await askForEmail(body));
    } catch (error) {
      const key = errorKey(error);
      const field = fieldOfRefusal[key];
      if (field) form.setError(field, { type: key });
      else if (!applyServerErrors(form, error, ["email", "current_password"])) {
        setRefusal(key);
        announce(t(`error.${key}`));
        form.setError("root", { type: key });
      }
    }
  };
  const submit = form.handleSubmit(send);
  const askOld = async () => {
    if (!(await form.trigger("email"))) return form.setFocus("email");
    setIsAskingOld(true);
    await send({ email: form.getValues("email") });
    setIsAskingOld(false);
  };

  return (
    // `dialog`: pressed before scripts run, the form does nothing, and no password gets into an address.
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <ErrorSummary title={t("validation.summary", { count: listed.length })} errors={listed} attempt={submitCount} />
      {refusal && !isSubmitting && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <EmailField
        id={ids.email}
        label={t("accountSecurity.newEmail")}
        error={errors.of("email")}
        autoComplete="email"
        input={form.register("email")}
        onUse={(value) => form.setValue("email", value, { shouldValidate: form.formState.isSubmitted })}
      />
      <Field
        id={ids.current_password}
        label={t("accountSecurity.currentPassword")}
        hint={t("accountSecurity.whyPassword")}
        error={errors.of("current_password")}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register("current_password")}
            autoComplete="current-password"
            showLabel={t("login.showPassword")}
            hideLabel={t("login.hidePassword")}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={isSubmitting}>
          {t("accountSecurity.askEmail")}
        </Button>
        <Button variant="secondary" loading={isAskingOld} onClick={() => void askOld()}>
          {t("accountSecurity.forgotPassword")}
        </Button>
      </div>
      <p className="text-sm text-muted">{t("accountSecurity.forgotPasswordText", { email })}</p>
    </form>
  );
}
