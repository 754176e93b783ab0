import "#components/sheets/acts.css";
import { askStaffConsent } from "#contract/staff.ts";
import { onConsentMissing, type MissingConsent } from "#lib/http/consent-missing.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import type { Messages } from "#lib/i18n/messages.ts";
import { splitLocale } from "#lib/routing/href.ts";

const filled = new WeakSet<HTMLElement>();

/** Writes who acts, and offers to ask the client where a deed needs the client's word. */
export async function fillStaffBar(bar: HTMLElement, name: string): Promise<void> {
  const { app } = await lazyMessages(splitLocale(location.pathname).locale, "app");
  if (filled.has(bar)) return;
  filled.add(bar);
  const words = document.createElement("p");
  words.textContent = app.staff.replace("{name}", name);
  const place = document.createElement("p");
  place.setAttribute("role", "status");
  bar.replaceChildren(words, place);
  onConsentMissing((missing) => offerToAsk(place, missing, app));
}

function offerToAsk(place: HTMLElement, { id, isAsked, isRefused }: MissingConsent, app: Messages["app"]): void {
  if (isRefused) place.textContent = app.staffRefused;
  else if (isAsked) place.textContent = app.staffAsked;
  else {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = app.staffAsk;
    button.addEventListener("click", () => void ask(place, id, app), { once: true });
    place.replaceChildren(button);
  }
}

async function ask(place: HTMLElement, id: string, app: Messages["app"]): Promise<void> {
  try {
    const { browserApi } = await import("#lib/http/browser-client.ts");
    await browserApi().call(askStaffConsent, { body: { consent_id: id } });
    place.textContent = app.staffAsked;
  } catch {
    place.textContent = app.staffNotAsked;
  }
}
