import "#components/sheets/acts.css";
import { findEmailDomainHint } from "#contract/email-domain.ts";
import { createStockAlert } from "#contract/stock-alerts.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { alertFailure } from "#lib/stock-alerts/failure.ts";

/** Sends the form of a sold-out size and says below it what became of it. Who is signed in need not type an address. */
export async function sendAlert(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector("output");
  const button = form.querySelector("button");
  if (!status || button?.getAttribute("aria-busy") === "true") return;
  const { stockAlert: t } = await lazyMessages(splitLocale(location.pathname).locale, "stockAlert");
  const data = new FormData(form);
  const typed = data.get("email");
  const email = typeof typed === "string" ? typed.trim() : "";
  /* A slip of the finger is asked about once; who presses again has meant it. */
  const suggestion = findEmailDomainHint(email)?.suggestion;
  if (suggestion && form.dataset.hinted !== email) {
    form.dataset.hinted = email;
    status.textContent = t.emailHint.replace("{email}", () => suggestion);
    focusEmail(form);
    return;
  }
  button?.setAttribute("aria-busy", "true");
  try {
    const kept = await browserApi().call(createStockAlert, {
      body: { variant_id: Number(data.get("variant_id")), ...(email === "" && isSignedIn() ? {} : { email }) },
    });
    status.textContent = kept.status === "WAITING" ? t.waiting : t.toConfirm.replace("{email}", () => email);
  } catch (error) {
    status.textContent = alertFailure(error, t, { email, linkInvalid: t.failed });
    if (hasCode(error, "EMAIL_INVALID")) focusEmail(form);
  } finally {
    button?.removeAttribute("aria-busy");
  }
}

const focusEmail = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("input[name=email]")?.focus();
