"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "#components/ui/field.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";

interface NewPasswordFieldProps {
  id: string;
  error: string | undefined;
  /** What `register("password")` answers. */
  input: ComponentProps<"input">;
}

/** A password to choose. Needs the namespace `login`. */
export function NewPasswordField({ id, error, input }: NewPasswordFieldProps) {
  const t = useTranslations("login");
  return (
    <Field id={id} label={t("newPassword")} hint={t("newPasswordHint")} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          autoComplete="new-password"
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
        />
      )}
    </Field>
  );
}
