"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMergeNotice } from "#components/cart/use-merge-notice.ts";
import { SignInForm } from "#components/session/sign-in-form.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { earlierPieces } from "#lib/cart/earlier-pieces.ts";
import { cartQuery } from "#lib/cart/queries.ts";
import type { ShownLine } from "#lib/cart/shown-cart.ts";
import { queryClient } from "#lib/query/query-client.ts";
import { GuestForm } from "./guest-form.tsx";

interface IdentityStepProps {
  /** What is about to be ordered. */
  lines: readonly ShownLine[];
  /** Somebody was signed in a moment ago. */
  hasEnded?: boolean;
  /** The e-mail of a guest who corrects it. */
  startEmail?: string;
  onDone?: () => void;
}

/** The e-mail first: who has an account signs in, who has none goes on without a password. */
export function IdentityStep({ lines, hasEnded = false, startEmail = "", onDone }: IdentityStepProps) {
  const t = useTranslations("checkout.identity");
  const tellMerge = useMergeNotice("returned");
  const [email, setEmail] = useState(startEmail);
  const [known, setKnown] = useState<"found" | "told" | null>(null);
  const [hasActed, setHasActed] = useState(false);

  const goOn = () => {
    onDone?.();
    // What was asked as a visitor, or for somebody else, says nothing about who is here now.
    void queryClient().resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== "cart" });
    // The pieces of this visit are what is ordered; those of the account come on top of them, out of sight on a phone.
    tellMerge(earlierPieces(lines, queryClient().getQueryData(cartQuery().queryKey)));
  };
  const show = (next: "found" | "told" | null) => {
    setKnown(next);
    setHasActed(true);
    if (next === "found") announce(t("known"));
  };

  return (
    <div className="mx-auto flex max-w-md flex-col gap-5">
      {hasEnded && <Alert tone="warning">{t("sessionEnded")}</Alert>}
      {known === null ? (
        <>
          {!hasEnded && <p className="text-muted">{t("intro")}</p>}
          <GuestForm email={email} onEmailChange={setEmail} onGuest={goOn} onKnown={show} takesFocus={hasActed} />
        </>
      ) : (
        <>
          {known === "found" && <Alert tone="info">{t("known")}</Alert>}
          <SignInForm email={email} onEmailChange={setEmail} onSignedIn={goOn} forgot="here" takesFocus />
          <Button
            variant="ghost"
            onClick={() => show(null)}
            className="self-center underline decoration-thread decoration-2 underline-offset-4"
          >
            {t("otherEmail")}
          </Button>
        </>
      )}
    </div>
  );
}
