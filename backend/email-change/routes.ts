import * as contract from "#contract/email-change.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { countCall, emailLinkLimit } from "../http/rate-limit.ts";
import { cancelEmailChange, readEmailChange, requestEmailChange, resendEmailChange } from "./service.ts";
import { agreeToEmailChange, confirmEmailChange, takeBackEmail } from "./steps.ts";

export const emailChangeRoutes: Implementation[] = [
  implement(contract.getEmailChange, (_, context) => readEmailChange(context)),
  implement(contract.requestEmailChange, ({ body }, context) =>
    requestEmailChange(context, { email: body.email, password: body.current_password }),
  ),
  implement(contract.resendEmailChange, (_, context) => resendEmailChange(context)),
  implement(contract.cancelEmailChange, (_, context) => cancelEmailChange(context)),
  implement(contract.agreeToEmailChange, async ({ body }, context) => {
    await countCall(context, emailLinkLimit, context.remoteAddress);
    await agreeToEmailChange(context, body.token);
  }),
  implement(contract.confirmEmailChange, async ({ body }, context) => {
    await countCall(context, emailLinkLimit, context.remoteAddress);
    return confirmEmailChange(context, body.token);
  }),
  implement(contract.takeBackEmail, async ({ body }, context) => {
    await countCall(context, emailLinkLimit, context.remoteAddress);
    return takeBackEmail(context, body.token);
  }),
];
