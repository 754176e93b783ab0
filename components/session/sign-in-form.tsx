"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { emailSchema } from "#contract/account-fields.ts";
import { signIn } from "#contract/session.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/link.tsx";
import type { MergeChange } from "#lib/cart/cart-shell.ts";
import { href } from "#lib/routing/href.ts";
import { MailPasswordLink } from "./mail-password-link.tsx";
import { PresentPasswordField } from "./password-field.tsx";

export interface SessionFormProps {
  /** What was typed in the form beside this one, so that nobody types it twice. */
  email: string;
  onEmailChange: (email: string) => void;
  /** Called once there is a session; the cart of the visit has been brought along. */
  onSignedIn: (cartChanges: MergeChange[]) => void;
}

interface SignInFormProps extends SessionFormProps {
  /** Where a forgotten password is asked for: on its page, or right here, where nobody should leave what they are doing. */
  forgot?: "page" | "here";
  /** The page that asked to sign in: a password that is chosen anew leads there as well. */
  asked?: string | null | undefined;
  /** The page put this form in the place of what had the focus. */
  takesFocus?: boolean;
}

/** Needs the namespaces `login`, `validation` and `error`. */
export function SignInForm({
  email,
  onEmailChange,
  onSignedIn,
  forgot = "page",
  asked,
  takesFocus = false,
}: SignInFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const signing = useContractForm({
    endpoint: signIn,
    id: "sign-in",
    fields: { email: t("login.email"), password: t("login.password") },
    call: async (credentials) => (await import("#lib/session/client-actions.ts")).signInHere(credentials),
    onDone: (cartChanges) => onSignedIn(cartChanges),
    onRefused: () => form.setFocus("password", { shouldSelect: true }),
  });
  const { form } = signing;

  useEffect(() => {
    if (email && email !== form.getValues("email")) form.setValue("email", email);
  }, [email, form]);

  useEffect(() => {
    if (takesFocus) form.setFocus(form.getValues("email") ? "password" : "email");
  }, [takesFocus, form]);

  return (
    <ContractForm
      form={signing}
      plainAction="/api/sign-in-form"
      actions={
        <>
          <Button type="submit" size="lg" block loading={signing.isBusy || signing.isDone}>
            {t("login.signIn")}
          </Button>
          {forgot === "page" ? (
            <TextLink
              standalone
              href={href(locale, "reset-password", null, { redirect: asked ?? undefined })}
              className="self-center"
            >
              {t("login.forgot")}
            </TextLink>
          ) : (
            <MailPasswordLink
              label={t("login.forgotOrNone")}
              readEmail={() => {
                const typed = form.getValues("email");
                if (emailSchema.safeParse(typed).success) return typed;
                form.setError("email", { type: "email_invalid" });
                form.setFocus("email");
                return null;
              }}
            />
          )}
        </>
      }
    >
      <EmailField form={signing} name="email" autoComplete="username" onType={onEmailChange} />
      <PresentPasswordField {...signing.field("password")} input={form.register("password")} />
    </ContractForm>
  );
}
