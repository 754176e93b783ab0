"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { emailSchema } from "#contract/account-fields.ts";
import { sendResetPasswordEmail } from "#contract/session.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { carriedPage } from "#lib/session/reset-link.ts";

interface MailPasswordLinkProps {
  label: string;
  /** Asked when it is pressed; null when there is none that a mail could go to. */
  readEmail: () => string | null;
}

/**
 * Mails a link to choose a password without leaving the page; the link leads back to it. Says the same whether or not there is an account. Needs
 * `login` and `error`.
 */
export function MailPasswordLink({ label, readEmail }: MailPasswordLinkProps) {
  const t = useTranslations();
  const [state, setState] = useState<{ sentTo: string } | { refusal: ErrorKey } | "idle" | "busy">("idle");

  const send = async () => {
    const email = emailSchema.safeParse(readEmail() ?? "");
    if (!email.success) return;
    setState("busy");
    try {
      const asked = carriedPage(location.pathname + location.search + location.hash);
      const { browserApi } = await import("#lib/http/browser-client.ts");
      await browserApi().call(sendResetPasswordEmail, {
        body: { email: email.data, ...(asked && { redirect: asked }) },
      });
      setState({ sentTo: email.data });
      announce(t("login.linkSent", { email: email.data }));
    } catch (error) {
      setState({ refusal: errorKey(error) });
    }
  };

  return (
    <div className="flex flex-col items-center gap-3">
      <Button
        variant="ghost"
        loading={state === "busy"}
        onClick={() => void send()}
        className="underline decoration-thread decoration-2 underline-offset-4"
      >
        {label}
      </Button>
      {typeof state === "object" &&
        ("sentTo" in state ? (
          <Alert tone="success">{t("login.linkSent", { email: state.sentTo })}</Alert>
        ) : (
          <Alert tone="danger">{t(`error.${state.refusal}`)}</Alert>
        ))}
    </div>
  );
}
