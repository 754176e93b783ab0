"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { newPasswordSchema } from "#contract/account-fields.ts";
import { resetPassword } from "#contract/session.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { href } from "#lib/routing/href.ts";
import { holderOf, subscribeToSession, type SessionHolder } from "#lib/session/client-status.ts";
import { NewPasswordField, OwnerOfPassword } from "./password-field.tsx";

const newPasswordFormSchema = z.object({ password: newPasswordSchema });

interface NewPasswordFormProps {
  clientId: string;
  /** Of a link that lets the client choose once. */
  token: string;
  /** Under which a password manager keeps it; null where a link does not say whose it is. */
  email: string | null;
  onChosen: () => void;
}

const nobody = (): SessionHolder => "nobody";

/** Whose session this browser holds while a link for a client is open, also when that changes in another tab. */
const useHolder = (clientId: string): SessionHolder =>
  useSyncExternalStore(subscribeToSession, () => holderOf(clientId), nobody);

/**
 * The new password ended every session of its account. One that this browser holds has to go with them, or the doors for
 * guests stay shut to somebody who must sign in anew.
 */
async function leaveEndedSession(clientId: string): Promise<void> {
  if (holderOf(clientId) !== "same") return;
  const { signOutHere } = await import("#lib/session/client-actions.ts");
  // Whoever cannot be told now: the next page of the account finds the session over and says so.
  await signOutHere().catch(() => undefined);
}

/**
 * Chooses a password with a one-time token, for the account of the link, whoever is signed in here. Needs `emailLink`, `login`, `validation` and `error`.
 */
export function NewPasswordForm({ clientId, token, email, onChosen }: NewPasswordFormProps) {
  const t = useTranslations();
  const holder = useHolder(clientId);
  const choice = useMappedForm({
    endpoint: resetPassword,
    schema: newPasswordFormSchema,
    id: "choose-password",
    fields: { password: t("login.newPassword") },
    toBody: ({ password }) => ({ client_id: clientId, token, password }),
    onDone: () => void leaveEndedSession(clientId).then(onChosen),
  });

  return (
    <ContractForm
      form={choice}
      actions={
        <Button type="submit" size="lg" loading={choice.isBusy || choice.isDone} className="self-start">
          {t("emailLink.choosePassword")}
        </Button>
      }
    >
      {holder === "other" && <Alert tone="warning">{t("emailLink.otherAccount")}</Alert>}
      {email !== null && <OwnerOfPassword email={email} />}
      <NewPasswordField {...choice.field("password")} input={choice.form.register("password")} />
      <p className="text-sm text-muted">{t(holder === "same" ? "emailLink.endsHere" : "emailLink.endsElsewhere")}</p>
    </ContractForm>
  );
}

/** The way to sign in with what was chosen, on to the page that asked for it; leads out first where somebody else stays signed in. Needs `emailLink`. */
export function SignInAfterwards({ clientId, asked }: { clientId: string; asked?: string | undefined }) {
  const t = useTranslations("emailLink");
  const locale = useLocale();
  return useHolder(clientId) === "other" ? (
    <div className="grid justify-items-start gap-4">
      <p>{t("otherStays")}</p>
      <ButtonLink href={href(locale, "logout")}>{t("signOutFirst")}</ButtonLink>
    </div>
  ) : (
    <ButtonLink href={href(locale, "login", null, { redirect: asked })}>{t("toLogin")}</ButtonLink>
  );
}
