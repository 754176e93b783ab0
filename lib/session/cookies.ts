import type { Session } from "#contract/session.ts";

/** Names of the four cookies of a session. Only status and client id are readable by scripts; they hold no secret. */
export const sessionCookies = {
  status: "auth-status",
  token: "auth-token",
  refreshToken: "auth-refresh-token",
  clientId: "auth-client-id",
} as const;

const oneYearS = 31_536_000;

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
];

/** Cookies that end a session. */
export const endSession = (secure: boolean): SessionCookie[] =>
  Object.values(sessionCookies).map((name) =>
    cookie(name, "", name === sessionCookies.token || name === sessionCookies.refreshToken, secure, 0),
  );

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
