"use client";

import { useId, useState, type FormEvent } from "react";
import { buttonClass } from "#components/ui/button-class.ts";

interface NewsletterTexts {
  label: string;
  placeholder: string;
  submit: string;
  thanks: string;
  wrongEmail: string;
  failed: string;
}

/** E-mail field of the footer. On success the field gives way to a thank-you; the call loads when it is first needed. */
export function NewsletterForm({ locale, texts }: { locale: string; texts: NewsletterTexts }) {
  const id = useId();
  const [state, setState] = useState<"editing" | "busy" | "subscribed" | "wrongEmail" | "failed">("editing");
  const error = state === "wrongEmail" || state === "failed" ? texts[state] : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("email");
    const email = typeof typed === "string" ? typed.trim() : "";
    setState("busy");
    const { subscribe } = await import("#lib/website/subscribe.ts");
    const isWoman = [...document.querySelectorAll('[data-theme="woman"]')].some((page) => page.checkVisibility());
    setState(await subscribe({ email, locale, isWoman }));
  };

  return (
    <div aria-live="polite" className="newsletter">
      {state === "subscribed" ? (
        <p className="newsletter-thanks">{texts.thanks}</p>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <label htmlFor={id}>{texts.label}</label>
          <div className="newsletter-row">
            <input id={id} name="email" type="email" autoComplete="email" placeholder={texts.placeholder} maxLength={254} aria-invalid={error !== null} aria-describedby={`${id}-error`} />
            <button type="submit" className={buttonClass({ variant: "primary" })} aria-busy={state === "busy"}>
              {texts.submit}
            </button>
          </div>
          <p id={`${id}-error`} className="newsletter-error">
            {error}
          </p>
        </form>
      )}
    </div>
  );
}
