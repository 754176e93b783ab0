import {
  exchangeStaffToken,
  getClientHash,
  refreshSession as refresh,
  resetPassword,
  sendResetPasswordEmail,
  signIn,
  signOut,
} from "#contract/session.ts";
import { findCredentials } from "../clients/store.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import {
  clientHashLimit,
  countCall,
  forgetCall,
  resetMailAddressLimit,
  resetMailLimit,
  resetPasswordLimit,
  signInAddressLimit,
  signInLimit,
  staffLinkLimit,
} from "../http/rate-limit.ts";
import { exchangeStaffToken as openStaffSession } from "../staff/link.ts";
import { clientHash } from "./client-hash.ts";
import { isPasswordRight } from "./password.ts";
import { sendResetLink, setNewPassword } from "./reset-password.ts";
import { endSession, openSession, refreshSession } from "./service.ts";

export const sessionRoutes: Implementation[] = [
  implement(signIn, async ({ body }, context) => {
    const subject = `${body.email.toLowerCase()} ${context.remoteAddress}`;
    await countCall(context, signInAddressLimit, context.remoteAddress);
    await countCall(context, signInLimit, subject);
    const client = await findCredentials(context.db, body.email);
    if (!(await isPasswordRight(client?.passwordHash ?? null, body.password)) || client === null)
      throw new ApiError("WRONG_CREDENTIALS");
    await forgetCall(context, signInLimit, subject);
    await forgetCall(context, signInAddressLimit, context.remoteAddress);
    return openSession(context, context.db, client.id);
  }),
  implement(refresh, ({ body }, context) => refreshSession(context, body.refresh_token)),
  implement(signOut, ({ body }, context) => endSession(context, context.caller, body.refresh_token)),
  implement(sendResetPasswordEmail, async ({ body }, context) => {
    await countCall(context, resetMailAddressLimit, context.remoteAddress);
    await countCall(context, resetMailLimit, body.email.toLowerCase());
    await sendResetLink(context, body.email);
  }),
  implement(resetPassword, async ({ body }, context) => {
    await countCall(context, resetPasswordLimit, context.remoteAddress);
    await setNewPassword(context, body);
  }),
  implement(exchangeStaffToken, async ({ body }, context) => {
    await countCall(context, staffLinkLimit, context.remoteAddress);
    const session = await openStaffSession(context, body.token);
    await forgetCall(context, staffLinkLimit, context.remoteAddress);
    return session;
  }),
  implement(getClientHash, async ({ query }, context) => {
    await countCall(context, clientHashLimit, context.remoteAddress);
    return clientHash(context.environment.SESSION_SECRET, query.email);
  }),
];
