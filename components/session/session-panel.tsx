"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useHash } from "#components/navigation/use-hash.ts";
import { cx } from "#components/ui/class-names.ts";
import type { MergeChange } from "#lib/cart/cart-shell.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Anchor that shows the sign-up form. */
const signUpAnchor = "#sign-up";
const signInAnchor = "#sign-in";

interface SessionPanelProps {
  onSignedIn: (cartChanges: MergeChange[]) => void;
  /** The page that asked to sign in. */
  asked?: string | null;
}

/** Signing in or creating an account. Both forms stay mounted: what was typed is there after a change of mind. */
export function SessionPanel({ onSignedIn, asked }: SessionPanelProps) {
  const t = useTranslations("login");
  const isNew = useHash() === signUpAnchor;
  const [email, setEmail] = useState("");
  const signInLink = useRef<HTMLAnchorElement>(null);
  const forms = { email, onEmailChange: setEmail, onSignedIn };

  const choice = (isChosen: boolean) =>
    cx(
      "flex min-h-12 flex-auto items-center justify-center rounded-full px-4 text-center font-bold transition-colors duration-150",
      isChosen ? "bg-accent text-on-accent" : "hover:bg-tint",
    );
  return (
    <div className="flex flex-col gap-6">
      <nav
        aria-label={t("choice")}
        className="flex flex-wrap gap-1 rounded-full border-[1.5px] border-line bg-surface p-1 noscript:hidden"
      >
        <a ref={signInLink} href={signInAnchor} aria-current={isNew ? undefined : "true"} className={choice(!isNew)}>
          {t("signIn")}
        </a>
        <a href={signUpAnchor} aria-current={isNew ? "true" : undefined} className={choice(isNew)}>
          {t("signUp")}
        </a>
      </nav>
      <div id="sign-in" hidden={isNew} className="scroll-mt-44">
        <h2 className="mb-5 hidden text-xl noscript:block">{t("signIn")}</h2>
        <SignInForm {...forms} asked={asked} />
      </div>
      {/* Without scripts nothing would show it: both stand one below the other. The attribute `hidden` could not be undone. */}
      <div id="sign-up" style={isNew ? undefined : { display: "none" }} className="scroll-mt-44 noscript:block!">
        <h2 className="mb-5 hidden text-xl noscript:block">{t("signUp")}</h2>
        <SignUpForm {...forms} onUseForSignIn={() => signInLink.current?.click()} />
      </div>
    </div>
  );
}
