"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { changePassword } from "#contract/session.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { MailPasswordLink } from "#components/session/mail-password-link.tsx";
import { NewPasswordField, OwnerOfPassword, PresentPasswordField } from "#components/session/password-field.tsx";
import { Button } from "#components/ui/button.tsx";

/** A first password, for an account that was made with an order: whoever reads its mails may choose it. */
export function FirstPassword({ email }: { email: string }) {
  const t = useTranslations("accountSecurity");
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose">{t("noPassword", { email })}</p>
      <MailPasswordLink label={t("mailPassword")} readEmail={() => email} />
    </div>
  );
}

/** Another password with the present one. Needs `accountSecurity`, `login`, `validation` and `error`. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations();
  const change = useContractForm({
    endpoint: changePassword,
    id: "change-password",
    fields: { current_password: t("accountSecurity.currentPassword"), password: t("login.newPassword") },
    fieldOfRefusal: (key) => (key === "WRONG_PASSWORD" ? "current_password" : undefined),
    onDone: () => undefined,
  });
  const { form, isDone } = change;
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);

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
    <ContractForm
      form={change}
      actions={
        <Button type="submit" loading={change.isBusy} className="self-start">
          {t("accountSecurity.changePassword")}
        </Button>
      }
    >
      <OwnerOfPassword email={email} />
      <PresentPasswordField {...change.field("current_password")} input={form.register("current_password")} />
      <NewPasswordField {...change.field("password")} input={form.register("password")} />
      <p className="text-sm text-muted">{t("accountSecurity.otherDevices")}</p>
    </ContractForm>
  );
}
