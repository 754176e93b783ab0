"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { createGuest } from "#contract/session.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { InvitedAlert } from "#components/referral/invited-alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/link.tsx";
import type { MergeChange } from "#lib/cart/cart-shell.ts";
import { useInvitation } from "#lib/referral/use-invitation.ts";
import { href } from "#lib/routing/href.ts";

interface GuestFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** There is a session for the order. */
  onGuest: (cartChanges: MergeChange[]) => void;
  /** The e-mail has an account, or its owner says so. */
  onKnown: (reason: "found" | "told") => void;
  /** The page put this form in the place of what had the focus. */
  takesFocus: boolean;
}

/** Begins an order with an e-mail alone. Needs `checkout`, `login`, `validation` and `error`. */
export function GuestForm({ email, onEmailChange, onGuest, onKnown, takesFocus }: GuestFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const terms = href(locale, "terms-and-conditions");
  const beginning = useContractForm({
    endpoint: createGuest,
    id: "guest",
    fields: { email: t("login.email") },
    defaultValues: { email },
    call: async (body) => (await import("#lib/session/client-actions.ts")).continueAsGuestHere(body),
    onDone: (changes) => onGuest(changes),
    onRefused: (key) => {
      if (key === "EMAIL_ALREADY_USED") onKnown("found");
    },
  });
  const { form } = beginning;
  const invitation = useInvitation();

  useEffect(() => {
    if (takesFocus) form.setFocus("email");
  }, [takesFocus, form]);

  return (
    <ContractForm
      form={beginning}
      actions={
        <>
          <Button type="submit" size="lg" block loading={beginning.isBusy || beginning.isDone}>
            {t("checkout.identity.continue")}
          </Button>
          <Button
            variant="ghost"
            onClick={() => onKnown("told")}
            className="self-center underline decoration-thread decoration-2 underline-offset-4"
          >
            {t("checkout.identity.haveAccount")}
          </Button>
          <p className="text-sm text-muted">
            {t.rich("checkout.identity.noPassword", {
              // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
              privacy: (text) => <TextLink href={`${terms}#data`}>{text}</TextLink>,
            })}
          </p>
        </>
      }
    >
      <EmailField form={beginning} name="email" autoComplete="email" onType={onEmailChange} />
      {invitation && <InvitedAlert invitation={invitation} />}
    </ContractForm>
  );
}
