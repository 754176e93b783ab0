"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { signIn } from "#contract/session.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { Field } from "#components/ui/field.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";
import { announce } from "#components/ui/toast-store.ts";
import type { MergeChange } from "#lib/cart/cart-shell.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { useFieldErrors } from "#lib/forms/use-field-errors.ts";
import { EmailField } from "./email-field.tsx";

export interface SessionFormProps {
  /** What was typed in the form beside this one, so that nobody types it twice. */
  email: string;
  onEmailChange: (email: string) => void;
  /** Called once there is a session; the cart of the visit has been brought along. */
  onSignedIn: (cartChanges: MergeChange[]) => void;
}

const ids = { email: "sign-in-email", password: "sign-in-password" } as const;

/** Needs the namespaces `login`, `validation` and `error`. */
export function SignInForm({ email, onEmailChange, onSignedIn }: SessionFormProps) {
  const t = useTranslations();
  const form = useForm({ resolver: zodResolver(signIn.body), shouldFocusError: false });
  const errors = useFieldErrors(form);
  const listed = errors.list({
    email: { id: ids.email, label: t("login.email") },
    password: { id: ids.password, label: t("login.password") },
  });
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const { isSubmitting, isSubmitSuccessful, submitCount } = form.formState;

  useEffect(() => {
    if (email && email !== form.getValues("email")) form.setValue("email", email);
  }, [email, form]);

  const submit = form.handleSubmit(async (credentials) => {
    setRefusal(null);
    try {
      const { signInHere } = await import("#lib/session/client-actions.ts");
      onSignedIn(await signInHere(credentials));
    } catch (error) {
      const key = errorKey(error);
      setRefusal(key);
      announce(t(`error.${key}`));
      form.setError("root", { type: key });
      form.setFocus("password", { shouldSelect: true });
    }
  });

  return (
    // `dialog`: pressed before scripts run, the form does nothing, and no password gets into an address.
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <ErrorSummary title={t("validation.summary", { count: listed.length })} errors={listed} attempt={submitCount} />
      {refusal && !isSubmitting && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <EmailField
        id={ids.email}
        label={t("login.email")}
        error={errors.of("email")}
        autoComplete="username"
        input={form.register("email", {
          onChange: (event: { target: { value: string } }) => onEmailChange(event.target.value),
        })}
        onUse={(value) => {
          form.setValue("email", value, { shouldValidate: form.formState.isSubmitted });
          onEmailChange(value);
        }}
      />
      <Field id={ids.password} label={t("login.password")} error={errors.of("password")}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register("password")}
            autoComplete="current-password"
            showLabel={t("login.showPassword")}
            hideLabel={t("login.hidePassword")}
          />
        )}
      </Field>
      <Button type="submit" size="lg" block loading={isSubmitting || isSubmitSuccessful}>
        {t("login.signIn")}
      </Button>
    </form>
  );
}
