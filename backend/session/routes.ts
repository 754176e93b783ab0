import {
  changePassword as change,
  exchangeStaffToken,
  getClientHash,
  refreshSession as refresh,
  resetPassword,
  sendResetPasswordEmail,
  signIn,
  signOut,
} from "#contract/session.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import {
  clientHashLimit,
  countCall,
  resetMailAddressLimit,
  resetMailLimit,
  resetPasswordLimit,
  staffLinkLimit,
} from "../http/rate-limit.ts";
import { exchangeStaffToken as openStaffSession } from "../staff/link.ts";
import { changePassword } from "./change-password.ts";
import { clientHash } from "./client-hash.ts";
import { findByPassword } from "./require-password.ts";
import { sendResetLink, setNewPassword } from "./reset-password.ts";
import { endSession, openSession, refreshSession } from "./service.ts";

export const sessionRoutes: Implementation[] = [
  implement(signIn, async ({ body }, context) => {
    const client = await findByPassword(context, body.email, body.password);
    if (client === null) throw new ApiError("WRONG_CREDENTIALS");
    return openSession(context, context.db, client.id);
  }),
  implement(refresh, ({ body }, context) => refreshSession(context, body.refresh_token)),
  implement(signOut, ({ body }, context) => endSession(context, context.caller, body.refresh_token)),
  implement(sendResetPasswordEmail, async ({ body }, context) => {
    await countCall(context, resetMailAddressLimit, context.remoteAddress);
    await countCall(context, resetMailLimit, body.email.toLowerCase());
    await sendResetLink(context, body);
  }),
  implement(resetPassword, async ({ body }, context) => {
    await countCall(context, resetPasswordLimit, context.remoteAddress);
    await setNewPassword(context, body);
  }),
  implement(change, ({ body }, context) => changePassword(context, body)),
  implement(exchangeStaffToken, async ({ body }, context) => {
    try {
      return await openStaffSession(context, body.token);
    } catch (error) {
      /* A link that is right opens, whatever others at the same address have guessed. */
      if (error instanceof ApiError && error.code === "STAFF_LINK_INVALID")
        await countCall(context, staffLinkLimit, context.remoteAddress);
      throw error;
    }
  }),
  implement(getClientHash, async ({ query }, context) => {
    await countCall(context, clientHashLimit, context.remoteAddress);
    return clientHash(context.environment.SESSION_SECRET, query.email);
  }),
];
