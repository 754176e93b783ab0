"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { changePassword } from "#contract/session.ts";
import { NewPasswordField } from "#components/session/new-password-field.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { Field } from "#components/ui/field.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { applyServerErrors, useFieldErrors } from "#lib/forms/use-field-errors.ts";

const ids = { current_password: "password-current", password: "password-new" } as const;

/** Another password with the present one. Needs `accountSecurity`, `login`, `validation` and `error`. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations();
  const form = useForm({ resolver: zodResolver(changePassword.body), shouldFocusError: false });
  const errors = useFieldErrors(form);
  const listed = errors.list({
    current_password: { id: ids.current_password, label: t("accountSecurity.currentPassword") },
    password: { id: ids.password, label: t("login.newPassword") },
  });
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const [isDone, setIsDone] = useState(false);
  const done = useRef<HTMLHeadingElement>(null);
  const { isSubmitting, submitCount } = form.formState;
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);

  const submit = form.handleSubmit(async (passwords) => {
    setRefusal(null);
    try {
      const { changeOwnPassword } = await import("#lib/client/security.ts");
      await changeOwnPassword(passwords);
      setIsDone(true);
    } catch (error) {
      const key = errorKey(error);
      if (key === "WRONG_PASSWORD") form.setError("current_password", { type: key });
      else if (!applyServerErrors(form, error, ["current_password", "password"])) {
        setRefusal(key);
        announce(t(`error.${key}`));
        form.setError("root", { type: key });
      }
    }
  });

  if (isDone) {
    return (
      <div>
        <h2 ref={done} tabIndex={-1} className="text-2xl">
          {t("accountSecurity.passwordChanged")}
        </h2>
        <p className="mt-2">{t("accountSecurity.passwordChangedText")}</p>
      </div>
    );
  }
  return (
    // `dialog`: pressed before scripts run, the form does nothing, and no password gets into an address.
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <ErrorSummary title={t("validation.summary", { count: listed.length })} errors={listed} attempt={submitCount} />
      {refusal && !isSubmitting && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      {/* For password managers, which keep a password under the name it belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        id={ids.current_password}
        label={t("accountSecurity.currentPassword")}
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
      <NewPasswordField id={ids.password} error={errors.of("password")} input={form.register("password")} />
      <p className="text-sm text-muted">{t("accountSecurity.otherDevices")}</p>
      <Button type="submit" loading={isSubmitting} className="self-start">
        {t("accountSecurity.changePassword")}
      </Button>
    </form>
  );
}
