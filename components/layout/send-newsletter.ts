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
  const field = form.querySelector<HTMLInputElement>("input[type=email]");
  const message = form.querySelector("output");
  const button = form.querySelector("button");
  if (!field || !message || !button) return;
  button.setAttribute("aria-busy", "true");
  const isWoman = document.documentElement.dataset["theme"] === "woman";
  const locale = locales.find((candidate) => candidate === document.documentElement.lang) ?? "fr";
  /* The words first: whoever is on the list must be told so. */
  const words = await lazyMessages(locale, "footer").then(
    ({ footer }) => ({
      subscribed: footer.newsletterThanks,
      wrongEmail: footer.newsletterWrongEmail,
      refusedEmail: footer.newsletterRefusedEmail,
      failed: footer.newsletterFailed,
    }),
    () => null,
  );
  const outcome = words
    ? await Promise.all([import("#lib/website/subscribe.ts"), import("#lib/http/browser-client.ts")])
        .then(([{ subscribe }, { browserApi }]) =>
          subscribe(browserApi(), { email: field.value.trim(), locale, isWoman }),
        )
        .catch(() => "failed" as const)
    : "failed";
  button.removeAttribute("aria-busy");
  field.setAttribute("aria-invalid", String(outcome === "wrongEmail" || outcome === "refusedEmail"));
  if (outcome === "subscribed") form.dataset.done = "";
  else field.focus();
  message.textContent = words?.[outcome] ?? readClientTexts()?.fatal.title ?? "";
}
