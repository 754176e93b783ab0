"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { sendResetPasswordEmail } from "#contract/session.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { useInBrowser } from "#lib/browser/use-in-browser.ts";
import { href } from "#lib/routing/href.ts";
import { readAskedPage, readResetLink } from "#lib/session/reset-link.ts";
import { NewPasswordForm, SignInAfterwards } from "./new-password-form.tsx";

const readSearch = () => location.search;

/**
 * Mails a link, or chooses a password with one. Needs the namespaces `resetPassword`, `emailLink`, `login`, `validation`
 * and `error`.
 */
export function ResetPassword() {
  const t = useTranslations("resetPassword");
  const search = useInBrowser(readSearch, "");
  const locale = useLocale();
  const link = readResetLink(search);
  const asked = readAskedPage(search);
  /** Of the account whose password was chosen. */
  const [chosenFor, setChosenFor] = useState<string | null>(null);
  /** Asked for on this page: the address without a link is closed to whoever is signed in. */
  const [wantsAnother, setWantsAnother] = useState(false);
  if (chosenFor !== null) {
    return (
      <Outcome title={t("chosenTitle")} text={t("chosenText")}>
        <SignInAfterwards clientId={chosenFor} asked={asked} />
      </Outcome>
    );
  }
  if (link.kind === "complete" && !wantsAnother) {
    return (
      <section className="grid gap-5">
        <h2 className="text-2xl">{t("chooseTitle")}</h2>
        <NewPasswordForm
          clientId={link.clientId}
          token={link.token}
          email={null}
          onChosen={() => {
            // The token is spent: it need not stay in the history of this browser.
            history.replaceState(history.state, "", href(locale, "reset-password", null, { redirect: asked }));
            setChosenFor(link.clientId);
          }}
        />
        <Button variant="ghost" className="justify-self-start" onClick={() => setWantsAnother(true)}>
          {t("newLink")}
        </Button>
      </section>
    );
  }
  return (
    <div className="grid gap-5">
      {link.kind === "broken" && (
        <Alert tone="warning" title={t("brokenTitle")}>
          {t("brokenText")}
        </Alert>
      )}
      <AskForLink takesFocus={wantsAnother} asked={asked} />
    </div>
  );
}

const askFormSchema = sendResetPasswordEmail.body.pick({ email: true });

interface AskForLinkProps {
  /** The page put this form in the place of what had the focus. */
  takesFocus: boolean;
  /** The page that asked to sign in. */
  asked: string | undefined;
}

function AskForLink({ takesFocus, asked }: AskForLinkProps) {
  const t = useTranslations();
  const [email, setEmail] = useState<string | null>(null);
  const asking = useMappedForm({
    endpoint: sendResetPasswordEmail,
    schema: askFormSchema,
    id: "reset",
    fields: { email: t("login.email") },
    toBody: (values) => ({ ...values, ...(asked && { redirect: asked }) }),
    onDone: (_, values) => setEmail(values.email),
  });
  const { form } = asking;
  useEffect(() => {
    if (takesFocus) form.setFocus("email");
  }, [takesFocus, form]);
  if (email !== null) {
    return (
      <Outcome title={t("resetPassword.sentTitle")} text={t("resetPassword.sentText", { email })}>
        <Button variant="secondary" onClick={() => setEmail(null)}>
          {t("resetPassword.again")}
        </Button>
      </Outcome>
    );
  }
  return (
    <ContractForm
      form={asking}
      actions={
        <Button type="submit" size="lg" loading={asking.isBusy} className="self-start">
          {t("resetPassword.send")}
        </Button>
      }
    >
      <EmailField form={asking} name="email" autoComplete="username" />
    </ContractForm>
  );
}

/** What came of it; takes the focus the button had. */
function Outcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
