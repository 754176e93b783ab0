import { findClient, findCredentials, type StoredClient } from "../clients/store.ts";
import type { Caller, RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, forgetCall, signInAddressLimit, signInLimit } from "../http/rate-limit.ts";
import { isPasswordRight } from "./password.ts";

type Needs = Pick<RequestContext, "db" | "clock" | "environment" | "remoteAddress">;

/** The client an e-mail and its password stand for, null for a wrong guess. A guess counts, a right password does not. */
export async function findByPassword(context: Needs, email: string, password: string): Promise<{ id: string } | null> {
  const subject = `${email.toLowerCase()} ${context.remoteAddress}`;
  await countCall(context, signInAddressLimit, context.remoteAddress);
  await countCall(context, signInLimit, subject);
  const client = await findCredentials(context.db, email);
  if (!(await isPasswordRight(client?.passwordHash ?? null, password)) || client === null) return null;
  await forgetCall(context, signInLimit, subject);
  await forgetCall(context, signInAddressLimit, context.remoteAddress);
  return client;
}

/**
 * Proves anew who asks for what would give the account away; a session may be borrowed. Throws WRONG_PASSWORD, which counts
 * like a guess at signing in. Every call that takes the account from its owner begins with this.
 */
export async function requirePassword(context: Needs & { caller: Caller }, password: string): Promise<StoredClient> {
  const client = await findClient(context.db, context.caller.clientId);
  if (client === null) throw new ApiError("UNAUTHENTICATED");
  if ((await findByPassword(context, client.email, password)) === null) throw new ApiError("WRONG_PASSWORD");
  return client;
}
