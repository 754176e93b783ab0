import { locales } from "#contract/locale.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { readClientTexts } from "./client-texts.ts";

/** Sends the footer's newsletter form. The footer is plain HTML (see `HtmlOnce`), so the outcome is written into its status line. */
export function sendNewsletter(event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement && "newsletter" in event.target.dataset ? event.target : null;
  if (!form) return;
  event.preventDefault();
  void send(form);
}

async function send(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector("input");
  const message = form.querySelector("output");
  const button = form.querySelector("button");
  if (!field || !message || !button) return;
  button.setAttribute("aria-busy", "true");
  const isWoman = [...document.querySelectorAll('[data-theme="woman"]')].some((page) => page.checkVisibility());
  const locale = locales.find((candidate) => candidate === document.documentElement.lang) ?? "fr";
  /* The words first: whoever is on the list must be told so. */
  const { outcome, words } = await Promise.all([lazyMessages(locale, "footer"), import("#lib/website/subscribe.ts")])
    .then(async ([{ footer }, { subscribe }]) => ({
      outcome: await subscribe({ email: field.value.trim(), locale, isWoman }),
      words: { subscribed: footer.newsletterThanks, wrongEmail: footer.newsletterWrongEmail },
    }))
    .catch(() => ({ outcome: "failed" as const, words: null }));
  button.removeAttribute("aria-busy");
  field.setAttribute("aria-invalid", String(outcome === "wrongEmail"));
  if (outcome === "subscribed") form.dataset.done = "";
  else field.focus();
  message.textContent = (outcome === "failed" ? undefined : words?.[outcome]) ?? readClientTexts()?.fatal.title ?? "";
}
