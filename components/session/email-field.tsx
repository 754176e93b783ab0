"use client";

import { useTranslations } from "next-intl";
import { useState, type ComponentProps } from "react";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { findEmailDomainHint } from "#lib/forms/email-domain.ts";

interface EmailFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  autoComplete: "username" | "email";
  /** What `register("email")` answers. */
  input: ComponentProps<"input">;
  onUse: (email: string) => void;
}

/** An address with a hint about a provider nobody knows; the hint never keeps anybody from going on. */
export function EmailField({ id, label, error, autoComplete, input, onUse }: EmailFieldProps) {
  const t = useTranslations();
  const [left, setLeft] = useState("");
  const hint = error ? null : findEmailDomainHint(left);
  const suggestion = hint?.suggestion;
  return (
    <div>
      <Field id={id} label={label} error={error}>
        {(control) => (
          <Input
            {...control}
            {...input}
            type="email"
            inputMode="email"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onBlur={(event) => {
              input.onBlur?.(event);
              setLeft(event.target.value);
            }}
          />
        )}
      </Field>
      <div aria-live="polite">
        {hint && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {suggestion
              ? t("validation.form_did_you_mean", { email: suggestion })
              : t("validation.form_unknown_email_domain", { domain: hint.domain })}
            {suggestion && (
              <button
                type="button"
                className="min-h-11 font-bold text-ink underline decoration-thread decoration-2 underline-offset-4"
                onClick={() => {
                  onUse(suggestion);
                  setLeft(suggestion);
                }}
              >
                {t("validation.form_use_suggestion")}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
