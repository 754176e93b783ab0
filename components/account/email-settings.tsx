"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { EmailChange } from "#contract/email-change.ts";
import { Card } from "#components/ui/card.tsx";
import { EmailForm } from "./email-form.tsx";
import { PendingEmail } from "./pending-email.tsx";

interface EmailSettingsProps {
  email: string;
  /** What was asked for before and is waited for. */
  pending: EmailChange | null;
}

/** The e-mail of the account, and how it becomes another one. Needs `accountSecurity`, `login`, `validation` and `error`. */
export function EmailSettings({ email, pending }: EmailSettingsProps) {
  const t = useTranslations("accountSecurity");
  const [change, setChange] = useState(pending);
  const [hasActed, setHasActed] = useState(false);
  const show = (next: EmailChange | null) => {
    setChange(next);
    setHasActed(true);
  };
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl">{t("email")}</h2>
        <p className="mt-1 text-lg font-bold break-all">{email}</p>
      </div>
      {change ? (
        <PendingEmail email={email} change={change} takesFocus={hasActed} onCancelled={() => show(null)} />
      ) : (
        <EmailForm email={email} takesFocus={hasActed} onAsked={show} />
      )}
    </Card>
  );
}
