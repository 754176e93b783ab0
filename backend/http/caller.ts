import type { Context } from "hono";
import { defaultLocaleOption, localeOptions, type LocaleOption } from "#contract/locale.ts";
import { countedAddress } from "#contract/counted-address.ts";
import type { Auth } from "#contract/endpoint.ts";
import type { Caller } from "../context.ts";
import { ApiError } from "./problem.ts";

/** Reads a bearer token; answers null when it stands for nobody, throws TOKEN_EXPIRED when its time is over. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** Who asks: a token that is sent to a call that takes one must be valid, even where none is needed. */
export async function readCaller(
  auth: Auth,
  authorization: string | undefined,
  authenticate: Authenticate,
): Promise<Caller | null> {
  if (auth === "none") return null;
  if (authorization === undefined && auth === "optional") return null;
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? "")?.[1];
  const caller = token === undefined ? null : await authenticate(token);
  if (caller === null) throw new ApiError("UNAUTHENTICATED");
  return caller;
}

/**
 * `locale` is a language (`de`), a country and locale option (`de-AT`), or a country that libraries list among their
 * locales (`at`, `be`, `lu`): its first option. Anything else counts as the default.
 */
export const parseLocaleOption = (header: string | undefined): LocaleOption =>
  localeOptions.find((option) => option === header) ??
  localeOptions.find((option) => option === `${header}-${header?.toUpperCase()}`) ??
  localeOptions.find((option) => option.endsWith(`-${header?.toUpperCase()}`)) ??
  defaultLocaleOption;

interface Connection {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * Address for rate limits: the direct peer's. With `trustProxy` the last `x-forwarded-for` counts, the one the
 * trusted peer wrote; entries before it come from whoever asked and can be invented. As `countedAddress` counts it.
 */
export function remoteAddressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const peer = (c.env as Connection | undefined)?.incoming?.socket?.remoteAddress;
  return countedAddress(forwarded || (peer ?? "unknown"));
}
