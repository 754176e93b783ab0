import { hasCode } from "./app-error.ts";

/** A deed of staff that waits for the client's word. */
export interface MissingConsent {
  id: string;
  isAsked: boolean;
  isRefused: boolean;
}

const eventName = "staff-consent-missing";

/** Tells the bar of staff, wherever on the page the call was made, that the client has to be asked. */
export function tellConsentMissing(error: unknown): void {
  if (!hasCode(error, "STAFF_NEEDS_CONSENT")) return;
  const { consent_id: id, is_asked: isAsked, answer } = error.problem?.data ?? {};
  const detail: MissingConsent = { id: String(id), isAsked: isAsked === true, isRefused: answer === "REFUSED" };
  document.dispatchEvent(new CustomEvent(eventName, { detail }));
}

export const onConsentMissing = (listener: (missing: MissingConsent) => void): void =>
  document.addEventListener(eventName, (event) => listener((event as CustomEvent<MissingConsent>).detail));
