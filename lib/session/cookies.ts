import type { Session, StaffSession } from "#contract/session.ts";
import { freshForS } from "./token-lifetime.ts";

/** Names of the four cookies of a session. Only status and client id are readable by scripts; they hold no secret. */
export const sessionCookies = {
  status: "auth-status",
  token: "auth-token",
  refreshToken: "auth-refresh-token",
  clientId: "auth-client-id",
} as const;

/**
 * There as long as the access token need not be renewed: the browser counts from the receipt, whatever the clocks of the
 * storefront and of the API say.
 */
export const freshCookie = "auth-token-fresh";
/** Name of the member of staff who acts for the client; readable by scripts, there in such a session only. */
export const staffCookie = "auth-staff";

const oneYearS = 31_536_000;
const staffSessionS = 8 * 3600;

export interface SessionCookie {
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "lax";
  path: "/";
  maxAge: number;
}

const cookie = (name: string, value: string, httpOnly: boolean, secure: boolean, maxAge: number): SessionCookie => ({
  name,
  value,
  httpOnly,
  secure,
  sameSite: "lax",
  path: "/",
  maxAge,
});

/** Cookies that keep a session for a year. `secure`: the site is served over https. */
export const keepSession = (session: Session, secure: boolean): SessionCookie[] => [
  cookie(sessionCookies.status, "authenticated", false, secure, oneYearS),
  cookie(sessionCookies.token, session.access_token, true, secure, oneYearS),
  cookie(sessionCookies.refreshToken, session.refresh_token, true, secure, oneYearS),
  cookie(sessionCookies.clientId, session.client_id, false, secure, oneYearS),
  cookie(freshCookie, "1", true, secure, freshForS(session.access_token)),
];

/** Cookies of a session in which staff acts: it ends with the browser's day of work, see `staffSessionTtlMs` of the API. */
export const keepStaffSession = (session: StaffSession, secure: boolean): SessionCookie[] => [
  ...keepSession(session, secure).map((kept) => ({ ...kept, maxAge: Math.min(kept.maxAge, staffSessionS) })),
  cookie(staffCookie, session.staff.name, false, secure, staffSessionS),
];

/** Cookies that end a session. */
export const endSession = (secure: boolean): SessionCookie[] => [
  ...Object.values(sessionCookies).map((name) =>
    cookie(name, "", name === sessionCookies.token || name === sessionCookies.refreshToken, secure, 0),
  ),
  cookie(freshCookie, "", true, secure, 0),
  cookie(staffCookie, "", false, secure, 0),
];

/** A cookie as a `Set-Cookie` header. */
export const toSetCookie = ({ name, value, httpOnly, secure, path, maxAge }: SessionCookie): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    "SameSite=Lax",
    httpOnly ? "HttpOnly" : "",
    secure ? "Secure" : "",
  ]
    .filter(Boolean)
    .join("; ");
