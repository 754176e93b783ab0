"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { cx } from "#components/ui/class-names.ts";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import type { FramedForm } from "./use-checked-form.ts";

interface ContractFormProps extends Pick<
  ComponentProps<"form">,
  "aria-label" | "aria-labelledby" | "className" | "encType" | "onFocus"
> {
  form: FramedForm;
  children?: ReactNode;
  /** The button that sends, and what stands beside it; what was refused is told right above. */
  actions: ReactNode;
  /** The address that takes the same fields from a browser whose scripts have not come yet, or never do. */
  plainAction?: `/api/${string}`;
}

/** The frame of every form: its errors gathered at the head, its fields, what was refused, its buttons. */
export function ContractForm({ form, children, actions, plainAction, className, ...rest }: ContractFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  // `dialog`: pressed before scripts run, the form does nothing and keeps what was typed; where none ever will, it says so.
  // Either way no secret gets into an address.
  const plain = plainAction ? ({ method: "post", action: plainAction } as const) : ({ method: "dialog" } as const);
  return (
    <form {...rest} {...plain} noValidate onSubmit={form.submit} className={cx("flex flex-col gap-5", className)}>
      {plainAction ? (
        <input type="hidden" name="locale" value={locale} />
      ) : (
        <noscript>
          <Alert tone="warning">{t("validation.needsScripts")}</Alert>
        </noscript>
      )}
      <ErrorSummary
        title={t("validation.summary", { count: form.listed.length })}
        errors={form.listed}
        attempt={form.attempt}
      />
      {children}
      {form.refusal && <Alert tone="danger">{t(`error.${form.refusal}`)}</Alert>}
      {actions}
    </form>
  );
}
