import { clientIdOf } from "./client-id.ts";
import { sessionCookies, staffCookie } from "./cookies.ts";

const isAuthenticated = new RegExp(`(?:^|; )${sessionCookies.status}=authenticated(?:;|$)`);
const initialKey = "client-initial";

/** Whether this browser has a session, from the cookie that scripts may read. The API decides whether it is still good. */
export const isSignedIn = (): boolean => isAuthenticated.test(document.cookie);

const staffPattern = new RegExp(`(?:^|; )${staffCookie}=`);

/** Whether it is staff that acts for the client in this browser. */
export const isStaffHere = (): boolean => staffPattern.test(document.cookie);

/** Id of the client of this browser's session; empty without one. */
export const readClientId = (): string => clientIdOf(document.cookie);

/** Whose session this browser holds, seen from an account. */
export type SessionHolder = "nobody" | "same" | "other";

export const holderOf = (clientId: string): SessionHolder =>
  !isSignedIn() ? "nobody" : readClientId() === clientId ? "same" : "other";

/** Keeps the first letter of the client's name for the header; it is only shown to the same client. */
export const rememberInitial = (firstname: string): void =>
  localStorage.setItem(initialKey, `${readClientId()} ${firstname.trim().slice(0, 1).toUpperCase()}`);

export const forgetInitial = (): void => localStorage.removeItem(initialKey);

/** First letter of the signed-in client's name; empty when it is not known. */
export function readInitial(): string {
  const [clientId, initial = ""] = (localStorage.getItem(initialKey) ?? "").split(" ");
  return clientId === readClientId() ? initial : "";
}

const sessionEvent = "session-change";

/** Says on this page that somebody signed in or out. */
export const notifySession = (): void => void window.dispatchEvent(new Event(sessionEvent));

/** Calls back when somebody signed in or out here, and when the tab is shown again, since another one may have done so. */
export function subscribeToSession(listener: () => void): () => void {
  const onShow = () => {
    if (document.visibilityState === "visible") listener();
  };
  window.addEventListener(sessionEvent, listener);
  window.addEventListener("pageshow", onShow);
  document.addEventListener("visibilitychange", onShow);
  return () => {
    window.removeEventListener(sessionEvent, listener);
    window.removeEventListener("pageshow", onShow);
    document.removeEventListener("visibilitychange", onShow);
  };
}
