"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { deleteClient } from "#contract/my-data.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { OwnerOfPassword, PresentPasswordField } from "#components/session/password-field.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { deleteAccount, mailPasswordLink } from "#lib/client/security.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";

interface DeleteAccountFormProps {
  email: string;
  /** What is in the wallet, as money; null where it is empty. */
  wallet: string | null;
  hrefs: { home: string; export: string };
}

/** The last step of leaving: the password, and a word on the wallet. Needs `myData`, `accountSecurity`, `login`, `validation` and `error`. */
export function DeleteAccountForm({ email, wallet, hrefs }: DeleteAccountFormProps) {
  const t = useTranslations();
  const leaving = useContractForm({
    endpoint: deleteClient,
    id: "delete-account",
    fields: {
      current_password: t("accountSecurity.currentPassword"),
      gives_up_wallet: t("myData.delete.walletField"),
    },
    defaultValues: { current_password: "", gives_up_wallet: false },
    fieldOfRefusal: (key) =>
      key === "WRONG_PASSWORD" ? "current_password" : key === "WALLET_NOT_EMPTY" ? "gives_up_wallet" : undefined,
    call: deleteAccount,
    onDone: () => undefined,
  });
  const { form, isDone } = leaving;
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <div>
        <h2 ref={done} tabIndex={-1} className="text-2xl">
          {t("myData.delete.done")}
        </h2>
        <p className="mt-2 max-w-prose">{t("myData.delete.doneText", { email })}</p>
        <ButtonLink href={hrefs.home} className="mt-5">
          {t("myData.delete.home")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ContractForm
      form={leaving}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" loading={leaving.isBusy}>
            {t("myData.delete.button")}
          </Button>
          <ButtonLink variant="ghost" href={hrefs.export}>
            {t("myData.delete.exportFirst")}
          </ButtonLink>
        </div>
      }
    >
      <h2 className="text-xl">{t("myData.delete.formTitle")}</h2>
      <OwnerOfPassword email={email} />
      <PresentPasswordField {...leaving.field("current_password")} input={form.register("current_password")} />
      <PasswordLink email={email} />
      {wallet !== null && (
        <Checkbox
          {...form.register("gives_up_wallet")}
          id={leaving.field("gives_up_wallet").id}
          label={t("myData.delete.walletAgree", { amount: wallet })}
          error={leaving.field("gives_up_wallet").error}
        />
      )}
    </ContractForm>
  );
}

/** Who bought without a password, or forgot it, gets the link to choose one; the account stays as it is meanwhile. */
function PasswordLink({ email }: { email: string }) {
  const t = useTranslations("myData.delete");
  const error = useTranslations("error");
  const [state, setState] = useState<"idle" | "busy" | "sent" | ErrorKey>("idle");
  const send = async () => {
    setState("busy");
    try {
      await mailPasswordLink(email);
      setState("sent");
    } catch (failure) {
      setState(errorKey(failure));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="text-sm text-muted">{t("noPassword")}</p>
      <Button size="sm" variant="ghost" loading={state === "busy"} onClick={() => void send()}>
        {t("sendLink")}
      </Button>
      <output className="text-sm">
        {state === "sent" ? t("linkSent", { email }) : state === "idle" || state === "busy" ? "" : error(state)}
      </output>
    </div>
  );
}
