"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { findEmailDomainHint } from "#contract/email-domain.ts";
import type { FieldPath } from "#lib/forms/field-error-key.ts";
import type { CheckedForm } from "./use-checked-form.ts";

interface EmailFieldProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  name: FieldPath<Values>;
  /** `off`: the address of somebody else. */
  autoComplete: "username" | "email" | "off";
  note?: string;
  hint?: string;
  /** Told every address that stands in the field, typed or taken from the hint. */
  onType?: (email: string) => void;
  /** Told the address that stands there when the field is left. */
  onLeave?: (email: string) => void;
}

/**
 * An address with a hint about a provider nobody knows; the hint never keeps anybody from going on, and stays when the API
 * refuses what it would correct. Needs the namespace `validation`.
 */
export function EmailField<Values extends FieldValues>({
  form: { form, field, attempt },
  name,
  autoComplete,
  onType,
  onLeave,
  ...words
}: EmailFieldProps<Values>) {
  const t = useTranslations("validation");
  const [left, setLeft] = useState("");
  const frame = field(name);
  const input = form.register(name);
  const isMistyped = form.getFieldState(name, form.formState).error?.type === "email_mistyped";
  const typed = isMistyped ? form.getValues(name) : left;
  const unknown = frame.error && !isMistyped ? null : findEmailDomainHint(typed);
  const suggestion = unknown?.suggestion;
  return (
    <div>
      <Field {...frame} {...words}>
        {(control) => (
          <Input
            {...control}
            {...input}
            type="email"
            inputMode="email"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              void input.onChange(event);
              onType?.(event.target.value);
            }}
            onBlur={(event) => {
              void input.onBlur(event);
              setLeft(event.target.value);
              onLeave?.(event.target.value);
            }}
          />
        )}
      </Field>
      <div aria-live="polite">
        {unknown && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {suggestion
              ? t("form_did_you_mean", { email: suggestion })
              : t("form_unknown_email_domain", { domain: unknown.domain })}
            {suggestion && (
              <button
                type="button"
                className="min-h-11 font-bold text-ink underline decoration-thread decoration-2 underline-offset-4"
                onClick={() => {
                  form.setValue(name, suggestion as PathValue<Values, Path<Values>>, { shouldValidate: attempt > 0 });
                  setLeft(suggestion);
                  // The button goes with the hint, and the focus would go with it.
                  form.setFocus(name);
                  onType?.(suggestion);
                }}
              >
                {t("form_use_suggestion")}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
