import { hasCode } from "./app-error.ts";

/** A deed of staff that waits for the client's word. */
export interface MissingConsent {
  id: string;
  isAsked: boolean;
  isRefused: boolean;
}

const eventName = "staff-consent-missing";
/** What nobody has heard of yet: the bar is filled a moment after the page is there, and a press may come before. */
let unheard: MissingConsent | null = null;
let isHeard = false;

/** Tells the bar of staff, wherever on the page the call was made, that the client has to be asked. */
export function tellConsentMissing(error: unknown): void {
  if (!hasCode(error, "STAFF_NEEDS_CONSENT")) return;
  const { consent_id: id, is_asked: isAsked, answer } = error.problem?.data ?? {};
  const detail: MissingConsent = { id: String(id), isAsked: isAsked === true, isRefused: answer === "REFUSED" };
  if (!isHeard) unheard = detail;
  document.dispatchEvent(new CustomEvent(eventName, { detail }));
}

/** Listens from now on, and hears what was told last while nobody did. */
export function onConsentMissing(listener: (missing: MissingConsent) => void): void {
  document.addEventListener(eventName, (event) => listener((event as CustomEvent<MissingConsent>).detail));
  if (unheard) listener(unheard);
  isHeard = true;
  unheard = null;
}
