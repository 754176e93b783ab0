import { emailSchema } from "#contract/account-fields.ts";
import { subscribeToNewsletter, unsubscribePhone } from "#contract/newsletter.ts";
import { refuseDisposable } from "../clients/disposable-email.ts";
import { phoneUnsubscriptions } from "../db/schema/after-sale.ts";
import { subscribers } from "../db/schema/client.ts";
import { countryOf } from "../delivery/offers.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, newsletterLimit, unsubscribeLimit } from "../http/rate-limit.ts";
import { normalisePhone } from "./phone.ts";

export const newsletterRoutes: Implementation[] = [
  /** Says the same whether or not the e-mail was on the list. */
  implement(subscribeToNewsletter, async ({ body }, context) => {
    const email = emailSchema.safeParse(body.email);
    if (!email.success)
      throw new ApiError("EMAIL_INVALID", { fields: [{ path: "body.email", code: "email_invalid" }] });
    refuseDisposable(email.data);
    await countCall(context, newsletterLimit, context.remoteAddress);
    const { list, source, language = context.locale } = body;
    await context.db
      .insert(subscribers)
      .values({ email: email.data.toLowerCase(), list, source, language, createdAt: context.clock.now() })
      .onConflictDoNothing();
  }),
  /** Says the same whether or not the number was known; national numbers are those of the visitor's country. */
  implement(unsubscribePhone, async ({ body }, context) => {
    await countCall(context, unsubscribeLimit, context.remoteAddress);
    const phone = normalisePhone(body.phone, countryOf(context.localeOption));
    await context.db
      .insert(phoneUnsubscriptions)
      .values({ phone, list: body.list, createdAt: context.clock.now() })
      .onConflictDoNothing();
  }),
];
