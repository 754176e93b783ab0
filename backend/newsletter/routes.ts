import { emailSchema } from "#contract/account-fields.ts";
import {
  confirmNewsletter,
  leaveByLink,
  leaveNewsletter,
  subscribeToNewsletter,
  unsubscribePhone,
} from "#contract/newsletter.ts";
import { refuseDisposable } from "../clients/disposable-email.ts";
import type { RequestContext } from "../context.ts";
import { eq } from "../db/orm.ts";
import { phoneUnsubscriptions } from "../db/schema/after-sale.ts";
import { subscribers } from "../db/schema/client.ts";
import { countryOf } from "../delivery/offers.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, newsletterLimit, newsLinkLimit, unsubscribeLimit } from "../http/rate-limit.ts";
import { dropWaitingNews } from "./bounces.ts";
import { readNewsToken, type NewsDeed } from "./link.ts";
import { normalisePhone } from "./phone.ts";
import { confirmNews, leaveNews, signUpForNews } from "./subscribe.ts";

/** The e-mail a mailed link was made for. Throws NEWSLETTER_LINK_INVALID. */
async function requireLink(deed: NewsDeed, token: string, context: RequestContext): Promise<string> {
  await countCall(context, newsLinkLimit, context.remoteAddress);
  const email = readNewsToken(context.environment.SESSION_SECRET, deed, token);
  if (email === null) throw new ApiError("NEWSLETTER_LINK_INVALID");
  return email;
}

export const newsletterRoutes: Implementation[] = [
  /** Says the same whether or not the e-mail was on the list. */
  implement(subscribeToNewsletter, async ({ body }, context) => {
    const email = emailSchema.safeParse(body.email);
    if (!email.success)
      throw new ApiError("EMAIL_INVALID", { fields: [{ path: "body.email", code: "email_invalid" }] });
    refuseDisposable(email.data);
    await countCall(context, newsletterLimit, context.remoteAddress);
    const { list, source, language = context.locale } = body;
    await signUpForNews(context.db, {
      email: email.data.toLowerCase(),
      list,
      source,
      language,
      localeOption: context.localeOption,
      now: context.clock.now(),
    });
  }),
  /** Says the same whether or not the e-mail was on a list. Who has an account decides there about its own news. */
  implement(leaveNewsletter, async ({ body }, context) => {
    const email = emailSchema.safeParse(body.email);
    if (!email.success)
      throw new ApiError("EMAIL_INVALID", { fields: [{ path: "body.email", code: "email_invalid" }] });
    await countCall(context, newsletterLimit, context.remoteAddress);
    await context.db.delete(subscribers).where(eq(subscribers.email, email.data.toLowerCase()));
    await dropWaitingNews(context.db, email.data);
  }),
  implement(confirmNewsletter, async ({ body }, context) =>
    confirmNews(context.db, await requireLink("confirm", body.token, context), context.clock.now()),
  ),
  implement(leaveByLink, async ({ body }, context) =>
    leaveNews(context.db, await requireLink("leave", body.token, context), context.clock.now()),
  ),
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
