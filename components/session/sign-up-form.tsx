"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { emailSchema, newPasswordSchema } from "#contract/account-fields.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { applyServerErrors, useFieldErrors } from "#lib/forms/use-field-errors.ts";
import { href } from "#lib/routing/href.ts";
import { EmailField } from "./email-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import type { SessionFormProps } from "./sign-in-form.tsx";

const signUpFormSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstname: z.string().trim().max(80),
  /** Who told about the shop; an empty field is nobody. */
  godfather_email: z
    .string()
    .transform((email) => email.trim() || undefined)
    .pipe(emailSchema.optional()),
  isOptin: z.boolean(),
});

const ids = {
  firstname: "sign-up-firstname",
  email: "sign-up-email",
  password: "sign-up-password",
  godfather_email: "sign-up-godfather",
} as const;
/** Refusals that belong to a field. */
const fieldOfRefusal: Partial<Record<ErrorKey, "email">> = {
  EMAIL_ALREADY_USED: "email",
  EMAIL_INVALID: "email",
};
const optinSource = "signup";

interface SignUpFormProps extends SessionFormProps {
  /** Offered when the address has an account already. */
  onUseForSignIn: () => void;
}

/** Needs the namespaces `login`, `validation` and `error`. */
export function SignUpForm({ email, onEmailChange, onSignedIn, onUseForSignIn }: SignUpFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const form = useForm({
    resolver: zodResolver(signUpFormSchema),
    defaultValues: { godfather_email: "" },
    shouldFocusError: false,
  });
  const errors = useFieldErrors(form);
  const listed = errors.list({
    firstname: { id: ids.firstname, label: t("login.firstname") },
    email: { id: ids.email, label: t("login.email") },
    password: { id: ids.password, label: t("login.password") },
    godfather_email: { id: ids.godfather_email, label: t("login.godfather") },
  });
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const { isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const terms = href(locale, "terms-and-conditions");
  const isAddressTaken = form.formState.errors.email?.type === "EMAIL_ALREADY_USED";

  useEffect(() => {
    if (email && email !== form.getValues("email")) form.setValue("email", email);
  }, [email, form]);

  /* Told at the field: who gets a mailbox for ten minutes would learn it after the whole form. */
  const checkEmail = async (typed: string) => {
    if (!emailSchema.safeParse(typed).success) return;
    const { isEmailValid } = await import("#lib/session/is-email-valid.ts");
    if (!(await isEmailValid(typed.trim())) && form.getValues("email") === typed)
      form.setError("email", { type: "EMAIL_INVALID" });
  };

  const submit = form.handleSubmit(async ({ isOptin, godfather_email: godfather, ...fields }) => {
    setRefusal(null);
    try {
      const { signUpHere } = await import("#lib/session/client-actions.ts");
      const optin = isOptin
        ? { is_optin_kid: true, optin_source_kid: optinSource, is_optin_woman: true, optin_source_woman: optinSource }
        : {};
      onSignedIn(await signUpHere({ ...fields, ...optin, ...(godfather ? { godfather_email: godfather } : {}) }));
    } catch (error) {
      const key = errorKey(error);
      const field = fieldOfRefusal[key];
      if (field) form.setError(field, { type: key });
      else if (!applyServerErrors(form, error, ["email", "password", "firstname", "godfather_email"])) {
        setRefusal(key);
        announce(t(`error.${key}`));
        form.setError("root", { type: key });
      }
    }
  });

  return (
    // `dialog`: pressed before scripts run, the form does nothing, and no password gets into an address.
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <ErrorSummary title={t("validation.summary", { count: listed.length })} errors={listed} attempt={submitCount} />
      {refusal && !isSubmitting && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <Field id={ids.firstname} label={t("login.firstname")} note={t("login.optional")} error={errors.of("firstname")}>
        {(control) => <Input {...control} {...form.register("firstname")} autoComplete="given-name" />}
      </Field>
      <div>
        <EmailField
          id={ids.email}
          label={t("login.email")}
          error={errors.of("email")}
          autoComplete="email"
          input={form.register("email", {
            onChange: (event: { target: { value: string } }) => {
              if (form.formState.errors.email?.type === "EMAIL_INVALID") form.clearErrors("email");
              onEmailChange(event.target.value);
            },
            onBlur: (event: { target: { value: string } }) => void checkEmail(event.target.value),
          })}
          onUse={(value) => {
            form.setValue("email", value, { shouldValidate: form.formState.isSubmitted });
            onEmailChange(value);
          }}
        />
        {isAddressTaken && (
          <Button variant="secondary" size="sm" className="mt-2" onClick={onUseForSignIn}>
            {t("login.useForSignIn")}
          </Button>
        )}
      </div>
      <NewPasswordField id={ids.password} error={errors.of("password")} input={form.register("password")} />
      <Field
        id={ids.godfather_email}
        label={t("login.godfather")}
        note={t("login.optional")}
        hint={t("login.godfatherHint")}
        error={errors.of("godfather_email")}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register("godfather_email")}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Checkbox label={t("login.optin")} {...form.register("isOptin")} />
      <p className="text-sm text-muted">
        {t.rich("login.terms", {
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
          terms: (text) => <TextLink href={terms}>{text}</TextLink>,
          // oxlint-disable-next-line react/no-unstable-nested-components -- as above
          privacy: (text) => <TextLink href={`${terms}#data`}>{text}</TextLink>,
        })}
      </p>
      <Button type="submit" size="lg" block loading={isSubmitting || isSubmitSuccessful}>
        {t("login.signUp")}
      </Button>
    </form>
  );
}
