"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { href } from "#lib/routing/href.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

type Step = "agree" | "confirm" | "takeBack";

type Outcome =
  | { kind: "agreed" }
  | { kind: "confirmed"; email: string }
  | { kind: "takenBack"; email: string; clientId: string; token: string }
  | { kind: "chosen"; email: string };

async function press(step: Step, token: string): Promise<Outcome> {
  const { agreeToEmail, confirmEmail, takeBackAccount } = await import("#lib/client/security.ts");
  switch (step) {
    case "agree":
      await agreeToEmail(token);
      return { kind: "agreed" };
    case "confirm":
      return { kind: "confirmed", email: await confirmEmail(token) };
    case "takeBack": {
      const { email, client_id, reset_token } = await takeBackAccount(token);
      return { kind: "takenBack", email, clientId: client_id, token: reset_token };
    }
  }
}

const neverChanges = () => () => undefined;
const readToken = () => new URLSearchParams(location.search).get("token") ?? "";

/**
 * A mailed link of a change of the e-mail. Nothing happens before the button is pressed: programs follow links too. Needs
 * `emailLink`, `login`, `validation` and `error`.
 */
export function EmailLink({ step }: { step: Step }) {
  const t = useTranslations();
  const locale = useLocale();
  /** Null before the script runs, empty in a link that was cut. */
  const token = useSyncExternalStore(neverChanges, readToken, () => null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);

  const contact = (
    <TextLink standalone href={href(locale, "contact")}>
      {t("emailLink.contact")}
    </TextLink>
  );
  if (token === "") {
    return (
      <Alert tone="warning" title={t("emailLink.brokenTitle")} action={contact}>
        {t("emailLink.brokenText")}
      </Alert>
    );
  }
  if (outcome !== null) {
    const { kind } = outcome;
    const words = { email: "email" in outcome ? outcome.email : "" };
    return (
      <Result key={kind} title={t(`emailLink.${kind}Title`)} text={t(`emailLink.${kind}Text`, words)}>
        {kind === "takenBack" && (
          <NewPasswordForm {...outcome} onChosen={() => setOutcome({ kind: "chosen", email: outcome.email })} />
        )}
        {kind === "confirmed" && <ButtonLink href={href(locale, "infos")}>{t("emailLink.toAccount")}</ButtonLink>}
        {kind === "chosen" && <ButtonLink href={href(locale, "login")}>{t("emailLink.toLogin")}</ButtonLink>}
      </Result>
    );
  }
  const act = async () => {
    if (!token) return;
    setIsBusy(true);
    setRefusal(null);
    try {
      setOutcome(await press(step, token));
    } catch (error) {
      const key = errorKey(error);
      setRefusal(key);
      announce(t(`error.${key}`));
    }
    setIsBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">{t(`emailLink.${step}Question`)}</p>
      {refusal && (
        <Alert tone="danger" action={contact}>
          {t(`error.${refusal}`)}
        </Alert>
      )}
      <Button size="lg" loading={isBusy} onClick={() => void act()}>
        {t(`emailLink.${step}`)}
      </Button>
      <p className="text-sm text-muted">{t(`emailLink.${step}Note`)}</p>
    </div>
  );
}

/** What came of it; takes the focus the button had. */
function Result({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 break-words">{text}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}
