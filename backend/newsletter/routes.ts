import { emailSchema } from "#contract/account-fields.ts";
import { subscribeToNewsletter } from "#contract/website.ts";
import { subscribers } from "../db/schema/client.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, newsletterLimit } from "../http/rate-limit.ts";

export const newsletterRoutes: Implementation[] = [
  /** Says the same whether or not the e-mail was on the list. */
  implement(subscribeToNewsletter, async ({ body }, context) => {
    const email = emailSchema.safeParse(body.email);
    if (!email.success)
      throw new ApiError("EMAIL_INVALID", { fields: [{ path: "body.email", code: "email_invalid" }] });
    await countCall(context, newsletterLimit, context.remoteAddress);
    await context.db
      .insert(subscribers)
      .values({ ...body, email: email.data.toLowerCase(), createdAt: context.clock.now() })
      .onConflictDoNothing();
  }),
];
