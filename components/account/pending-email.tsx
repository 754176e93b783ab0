"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { EmailChange } from "#contract/email-change.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";

interface PendingEmailProps {
  email: string;
  change: EmailChange;
  /** The page put this in the place of the form that had the focus. */
  takesFocus: boolean;
  onCancelled: () => void;
}

/** A change that waits for a mailed link: where it went, once more, or not at all. */
export function PendingEmail({ email, change, takesFocus, onCancelled }: PendingEmailProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState<"resend" | "cancel" | null>(null);
  const [isResent, setIsResent] = useState(false);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const act = async (deed: "resend" | "cancel") => {
    setBusy(deed);
    setRefusal(null);
    setIsResent(false);
    try {
      const { cancelEmail, resendEmail } = await import("#lib/client/security.ts");
      await (deed === "resend" ? resendEmail() : cancelEmail());
      announce(t(deed === "resend" ? "accountSecurity.resent" : "accountSecurity.cancelled"));
      if (deed === "cancel") return onCancelled();
      setIsResent(true);
    } catch (error) {
      const key = errorKey(error);
      setRefusal(key);
      announce(t(`error.${key}`));
    }
    setBusy(null);
  };

  const awaitsOld = change.awaits === "OLD_ADDRESS";
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl">
          {t("accountSecurity.pendingTitle")}
        </h3>
        <p className="mt-1">
          {t(awaitsOld ? "accountSecurity.awaitsOld" : "accountSecurity.awaitsNew", {
            email,
            newEmail: change.new_email,
          })}
        </p>
        <p className="mt-1 text-sm text-muted">{t("accountSecurity.pendingText", { email })}</p>
      </div>
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      {isResent && <Alert tone="success">{t("accountSecurity.resent")}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button loading={busy === "resend"} onClick={() => void act("resend")}>
          {t("accountSecurity.resend")}
        </Button>
        <Button variant="secondary" loading={busy === "cancel"} onClick={() => void act("cancel")}>
          {t("accountSecurity.cancel")}
        </Button>
      </div>
    </div>
  );
}
