"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { SessionPanel } from "#components/session/session-panel.tsx";
import { ClosedTrunk } from "#components/ui/trunk.tsx";
import { rememberMerge } from "#lib/cart/cart-shell.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { joinWithAnswers } from "#lib/quiz/join.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import type { QuizEndingProps } from "./ending-props.ts";

/** The account: a new one, or the one somebody has. Then the answers and the box become a profile's. */
export function JoinStep({ quiz, answers, heading, onShow }: Omit<QuizEndingProps, "name">) {
  const t = useTranslations("draftBox.account");
  const errorT = useTranslations("error");
  const locale = useLocale();
  const [isJoining, setIsJoining] = useState(isSignedIn);
  const [failure, setFailure] = useState<ErrorKey | null>(null);

  const join = async () => {
    setFailure(null);
    setIsJoining(true);
    try {
      openAddress(await joinWithAnswers(locale, quiz, answers));
    } catch (error) {
      const key = errorKey(error);
      setFailure(key);
      announce(errorT(key));
      setIsJoining(isSignedIn());
    }
  };
  const joinAtOnce = useEffectEvent(() => void join());
  const [wasSignedIn] = useState(isSignedIn);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- an attempt begins, and is shown as one
    if (wasSignedIn) joinAtOnce();
  }, [wasSignedIn]);

  if (isJoining)
    return (
      <div className="quiz-screen text-center" aria-busy={failure === null}>
        <ClosedTrunk />
        <h1 ref={heading} tabIndex={-1} className="quiz-question mt-6">
          {failure ? t("failedTitle") : t("joining")}
        </h1>
        {failure && (
          <>
            <Alert tone="danger" className="mt-6 text-start">
              {errorT(failure)}
            </Alert>
            <p className="mt-3">{t("kept")}</p>
            <div className="quiz-actions justify-center">
              <Button onClick={() => void join()}>{t("again")}</Button>
            </div>
          </>
        )}
      </div>
    );
  return (
    <div className="quiz-screen">
      <button type="button" className="quiz-back" onClick={() => onShow("box")}>
        <Icon name="chevron-left" size={20} />
        {t("backToBox")}
      </button>
      <h1 ref={heading} tabIndex={-1} className="quiz-question mt-4">
        {t("title")}
      </h1>
      <p className="mt-3 mb-6 text-lg text-muted">{t("text")}</p>
      {/* The session ended while the account was joined. */}
      {failure && (
        <Alert tone="danger" className="mb-6">
          {errorT(failure)}
        </Alert>
      )}
      <SessionPanel
        onSignedIn={(changes) => {
          if (changes.length > 0) rememberMerge(changes);
          void join();
        }}
      />
    </div>
  );
}
