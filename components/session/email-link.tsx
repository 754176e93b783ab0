"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { useInBrowser } from "#lib/browser/use-in-browser.ts";
import { href } from "#lib/routing/href.ts";
import { NewPasswordForm, SignInAfterwards } from "./new-password-form.tsx";

type Step = "agree" | "confirm" | "takeBack";

type Outcome =
  | { kind: "agreed" }
  | { kind: "confirmed"; email: string }
  | { kind: "takenBack"; email: string; clientId: string; token: string }
  | { kind: "chosen"; email: string; clientId: string };

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

const readToken = () => new URLSearchParams(location.search).get("token") ?? "";

/**
 * A mailed link of a change of the e-mail. Nothing happens before the button is pressed: programs follow links too. Needs
 * `emailLink`, `login`, `validation` and `error`.
 */
export function EmailLink({ step }: { step: Step }) {
  const t = useTranslations();
  const locale = useLocale();
  /** Null before the script runs, empty in a link that was cut. */
  const token = useInBrowser(readToken, null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isBusy, refusal, run } = useDeed();

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
          <NewPasswordForm {...outcome} onChosen={() => setOutcome({ ...outcome, kind: "chosen" })} />
        )}
        {kind === "confirmed" && <ButtonLink href={href(locale, "infos")}>{t("emailLink.toAccount")}</ButtonLink>}
        {kind === "chosen" && <SignInAfterwards clientId={outcome.clientId} />}
      </Result>
    );
  }
  const act = async () => {
    if (token) await run(async () => setOutcome(await press(step, token)));
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
        <p className="mt-2">{text}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}
