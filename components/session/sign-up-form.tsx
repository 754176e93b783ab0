"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { emailSchema } from "#contract/account-fields.ts";
import { findEmailDomainHint } from "#contract/email-domain.ts";
import { signUp } from "#contract/session.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { InvitedAlert } from "#components/referral/invited-alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { useInvitation } from "#lib/referral/use-invitation.ts";
import { href } from "#lib/routing/href.ts";
import { signUpFieldOfRefusal, signUpFormSchema, toSignUpBody } from "#lib/session/sign-up-fields.ts";
import { NewPasswordField } from "./password-field.tsx";
import type { SessionFormProps } from "./sign-in-form.tsx";

interface SignUpFormProps extends SessionFormProps {
  /** Offered when the address has an account already. */
  onUseForSignIn: () => void;
}

/** Needs the namespaces `login`, `validation` and `error`. */
export function SignUpForm({ email, onEmailChange, onSignedIn, onUseForSignIn }: SignUpFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const signing = useMappedForm({
    endpoint: signUp,
    schema: signUpFormSchema,
    id: "sign-up",
    fields: {
      firstname: t("login.firstname"),
      lastname: t("login.lastname"),
      email: t("login.email"),
      password: t("login.newPassword"),
      godfather_email: t("login.godfather"),
    },
    defaultValues: { godfather_email: "" },
    toBody: toSignUpBody,
    call: async (body) => (await import("#lib/session/client-actions.ts")).signUpHere(body),
    onDone: (cartChanges) => onSignedIn(cartChanges),
    fieldOfRefusal: (key) => signUpFieldOfRefusal[key],
  });
  const { form } = signing;
  const invitation = useInvitation();
  const terms = href(locale, "terms-and-conditions");
  const isAddressTaken = form.formState.errors.email?.type === "EMAIL_ALREADY_USED";

  useEffect(() => {
    if (email && email !== form.getValues("email")) form.setValue("email", email);
  }, [email, form]);

  /*
   * Told at the field: who gets a mailbox for ten minutes would learn it after the whole form. Where the field asks whether
   * another provider was meant, that comes first.
   */
  const checkEmail = async (typed: string) => {
    if (!emailSchema.safeParse(typed).success || findEmailDomainHint(typed)?.suggestion) return;
    const { isEmailValid } = await import("#lib/session/is-email-valid.ts");
    if (!(await isEmailValid(typed.trim())) && form.getValues("email") === typed)
      form.setError("email", { type: "email_disposable" });
  };

  return (
    <ContractForm
      form={signing}
      plainAction="/api/sign-up-form"
      actions={
        <Button type="submit" size="lg" block loading={signing.isBusy || signing.isDone}>
          {t("login.signUp")}
        </Button>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...signing.field("firstname")} note={t("login.optional")}>
          {(control) => <Input {...control} {...form.register("firstname")} autoComplete="given-name" />}
        </Field>
        <Field {...signing.field("lastname")} note={t("login.optional")}>
          {(control) => <Input {...control} {...form.register("lastname")} autoComplete="family-name" />}
        </Field>
      </div>
      <div>
        <EmailField
          form={signing}
          name="email"
          autoComplete="email"
          onType={(typed) => {
            if (form.formState.errors.email?.type === "email_disposable") form.clearErrors("email");
            onEmailChange(typed);
          }}
          onLeave={(typed) => void checkEmail(typed)}
        />
        {isAddressTaken && (
          <Button variant="secondary" size="sm" className="mt-2" onClick={onUseForSignIn}>
            {t("login.useForSignIn")}
          </Button>
        )}
      </div>
      <NewPasswordField {...signing.field("password")} input={form.register("password")} />
      {invitation && <InvitedAlert invitation={invitation} />}
      {!invitation && (
        <EmailField
          form={signing}
          name="godfather_email"
          note={t("login.optional")}
          hint={t("login.godfatherHint")}
          autoComplete="off"
        />
      )}
      <Checkbox label={t("login.optin")} {...form.register("isOptin")} />
      <p className="text-sm text-muted">
        {t.rich("login.terms", {
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
          terms: (text) => <TextLink href={terms}>{text}</TextLink>,
          // oxlint-disable-next-line react/no-unstable-nested-components -- as above
          privacy: (text) => <TextLink href={`${terms}#data`}>{text}</TextLink>,
        })}
      </p>
    </ContractForm>
  );
}
