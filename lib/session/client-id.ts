import { sessionCookies } from "./cookies.ts";

const pattern = new RegExp(`(?:^|; )${sessionCookies.clientId}=([^;]+)`);

/** Id of the client whose session the cookies of a browser hold; empty without one. */
export const clientIdOf = (cookies: string): string => pattern.exec(cookies)?.[1] ?? "";
