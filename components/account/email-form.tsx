"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { emailSchema, presentPasswordSchema } from "#contract/account-fields.ts";
import { requestEmailChange, type EmailChange } from "#contract/email-change.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { PresentPasswordField } from "#components/session/password-field.tsx";
import { Button } from "#components/ui/button.tsx";
import type { ErrorKey } from "#lib/forms/error-key.ts";

/** Who knows the password gives it; who forgot it lets the old address be asked. */
const emailFormSchema = z.discriminatedUnion("by", [
  z.object({ by: z.literal("password"), email: emailSchema, current_password: presentPasswordSchema }),
  z.object({ by: z.literal("old-address"), email: emailSchema, current_password: z.string() }),
]);

/** Refusals that belong to a field. */
const fieldOfRefusal: Partial<Record<ErrorKey, "email" | "current_password">> = {
  EMAIL_ALREADY_USED: "email",
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
  const change = useMappedForm({
    endpoint: requestEmailChange,
    schema: emailFormSchema,
    id: "change-email",
    fields: { email: t("accountSecurity.newEmail"), current_password: t("accountSecurity.currentPassword") },
    defaultValues: { by: "password", email: "", current_password: "" },
    toBody: (values) =>
      values.by === "password"
        ? { email: values.email, current_password: values.current_password }
        : { email: values.email },
    fieldOfRefusal: (key) => fieldOfRefusal[key],
    onDone: onAsked,
  });
  const { form } = change;
  const by = useWatch({ control: form.control, name: "by" });

  useEffect(() => {
    if (takesFocus) form.setFocus("email");
  }, [takesFocus, form]);

  const send = (way: "password" | "old-address") => {
    form.setValue("by", way);
    change.submit();
  };

  return (
    <ContractForm
      form={{ ...change, submit: (event) => (event?.preventDefault(), send("password")) }}
      actions={
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" loading={change.isBusy && by === "password"}>
              {t("accountSecurity.askEmail")}
            </Button>
            <Button
              variant="secondary"
              loading={change.isBusy && by === "old-address"}
              onClick={() => send("old-address")}
            >
              {t("accountSecurity.forgotPassword")}
            </Button>
          </div>
          <p className="text-sm text-muted">{t("accountSecurity.forgotPasswordText", { email })}</p>
        </>
      }
    >
      <EmailField form={change} name="email" autoComplete="email" />
      <PresentPasswordField
        {...change.field("current_password")}
        hint={t("accountSecurity.whyPassword")}
        input={form.register("current_password")}
      />
    </ContractForm>
  );
}
