"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "#components/ui/field.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";

interface PasswordFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  hint?: string;
  /** What `register("password")` answers. */
  input: ComponentProps<"input">;
}

/** The password somebody has. Needs the namespace `login`. */
export function PresentPasswordField(props: PasswordFieldProps) {
  return <PasswordField {...props} autoComplete="current-password" />;
}

/** A password to choose. Needs the namespace `login`. */
export function NewPasswordField(props: PasswordFieldProps) {
  const t = useTranslations("login");
  return <PasswordField hint={t("newPasswordHint")} {...props} autoComplete="new-password" />;
}

function PasswordField({ input, autoComplete, ...frame }: PasswordFieldProps & { autoComplete: string }) {
  const t = useTranslations("login");
  return (
    <Field {...frame}>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          autoComplete={autoComplete}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
        />
      )}
    </Field>
  );
}

/** For password managers, which keep a password under the name it belongs to. */
export function OwnerOfPassword({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}
