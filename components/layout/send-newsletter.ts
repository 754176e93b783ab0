import { locales } from "#contract/locale.ts";
import { loadActsSheet } from "#components/sheets/load-acts-sheet.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { readClientTexts } from "./client-texts.ts";

/** Sends the footer's newsletter form. The footer is plain HTML (see `HtmlOnce`), so the outcome is written into its status line. */
export function sendNewsletter(event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement && "newsletter" in event.target.dataset ? event.target : null;
  if (!form) return;
  event.preventDefault();
  void send(form, event.submitter?.getAttribute("name") === "leave");
}

async function send(form: HTMLFormElement, isLeaving: boolean): Promise<void> {
  const field = form.querySelector<HTMLInputElement>("input[type=email]");
  const message = form.querySelector("output");
  const button = form.querySelector(isLeaving ? "button[name=leave]" : "button");
  if (!field || !message || !button) return;
  button.setAttribute("aria-busy", "true");
  const isWoman = document.documentElement.dataset["theme"] === "woman";
  const locale = locales.find((candidate) => candidate === document.documentElement.lang) ?? "fr";
  /* The words first: whoever is on the list must be told so. */
  const words = await lazyMessages(locale, "footer").then(
    ({ footer }) => ({
      subscribed: footer.newsletterThanks,
      left: footer.newsletterLeft,
      wrongEmail: footer.newsletterWrongEmail,
      refusedEmail: footer.newsletterRefusedEmail,
      failed: footer.newsletterFailed,
      hint: footer.newsletterHint,
    }),
    () => null,
  );
  const email = field.value.trim();
  /* A slip of the finger is asked about once; who presses again has meant it. */
  const suggestion = isLeaving ? undefined : await suggestedFor(email);
  if (words && suggestion && form.dataset.hinted !== email) {
    form.dataset.hinted = email;
    button.removeAttribute("aria-busy");
    message.textContent = words.hint.replace("{suggestion}", suggestion);
    field.focus();
    return;
  }
  const sheet = loadActsSheet();
  const outcome = words
    ? await Promise.all([import("#lib/website/subscribe.ts"), import("#lib/http/browser-client.ts")])
        .then(([{ leave, subscribe }, { browserApi }]) =>
          (isLeaving ? leave : subscribe)(browserApi(), { email, locale, isWoman }),
        )
        .catch(() => "failed" as const)
    : "failed";
  /* What dresses the thanks. */
  await sheet;
  button.removeAttribute("aria-busy");
  field.setAttribute("aria-invalid", String(outcome === "wrongEmail" || outcome === "refusedEmail"));
  message.textContent = words?.[outcome] ?? readClientTexts()?.fatal.title ?? "";
  if (outcome === "subscribed" || outcome === "left") {
    /* What was pressed goes: who came by keyboard stays where the answer stands. */
    const wasHere = form.contains(document.activeElement);
    form.dataset.done = "";
    message.tabIndex = -1;
    if (wasHere) message.focus();
  } else field.focus();
}

/** What was probably meant. A hint that does not load keeps nobody from subscribing. */
const suggestedFor = (email: string): Promise<string | undefined> =>
  import("#contract/email-domain.ts")
    .then(({ findEmailDomainHint }) => findEmailDomainHint(email)?.suggestion ?? undefined)
    .catch(() => undefined);
