import { createHash } from "node:crypto";
import type { RequestContext } from "../context.ts";
import { and, eq, gt, sql } from "../db/orm.ts";
import { rateCounters } from "../db/schema/client.ts";
import { ApiError } from "./problem.ts";

export interface RateLimit {
  name: string;
  /** Calls allowed in one window. */
  limit: number;
  windowMs: number;
}

const minuteMs = 60_000;

/** A guess costs one call; a right password gives it back. */
export const signInLimit: RateLimit = { name: "sign-in", limit: 20, windowMs: 15 * minuteMs };
export const signInAddressLimit: RateLimit = { name: "sign-in-address", limit: 600, windowMs: 15 * minuteMs };
export const signUpLimit: RateLimit = { name: "sign-up", limit: 20, windowMs: 15 * minuteMs };
export const signUpAddressLimit: RateLimit = { name: "sign-up-address", limit: 300, windowMs: 60 * minuteMs };
/** Of answers that tell whether an e-mail has an account: as few as guesses at a password. One that had none is given back. */
export const knownEmailLimit: RateLimit = { ...signInLimit, name: "known-email" };
/** Links to addresses nobody has confirmed: by who asks, and by who would be flooded. */
export const emailChangeLimit: RateLimit = { name: "email-change", limit: 10, windowMs: 60 * minuteMs };
export const emailLinkLimit: RateLimit = { name: "email-link", limit: 60, windowMs: 60 * minuteMs };
/** By e-mail, so that nobody's inbox is flooded; known and unknown ones are counted alike. */
export const resetMailLimit: RateLimit = { name: "reset-mail", limit: 10, windowMs: 60 * minuteMs };
export const resetMailAddressLimit: RateLimit = { name: "reset-mail-address", limit: 60, windowMs: 60 * minuteMs };
export const resetPasswordLimit: RateLimit = { name: "reset-password", limit: 60, windowMs: 60 * minuteMs };
/** Only guesses count: a link that is right is never refused for them. */
export const staffLinkLimit: RateLimit = { name: "staff-link", limit: 60, windowMs: 60 * minuteMs };
/** Mails a session of staff may cause; and tries at the links in them, of a visitor. */
export const staffAskLimit: RateLimit = { name: "staff-ask", limit: 10, windowMs: 60 * minuteMs };
export const staffConsentLimit: RateLimit = { name: "staff-consent", limit: 60, windowMs: 60 * minuteMs };
export const clientHashLimit: RateLimit = { name: "client-hash", limit: 300, windowMs: 10 * minuteMs };
/** Who wants no more messages is never refused for what others, or the same person, signed up for: a counter of its own. */
export const unsubscribeLimit: RateLimit = { name: "unsubscribe", limit: 600, windowMs: 60 * minuteMs };
/** Each may ask another service. */
export const townLimit: RateLimit = { name: "towns", limit: 120, windowMs: 10 * minuteMs };
/** By e-mail, which gets a mail for each, by who asks, and tries at the links. */
export const stockAlertLimit: RateLimit = { name: "stock-alert", limit: 10, windowMs: 24 * 60 * minuteMs };
export const stockAlertAskerLimit: RateLimit = { name: "stock-alert-asker", limit: 30, windowMs: 60 * minuteMs };
export const stockAlertLinkLimit: RateLimit = { name: "stock-alert-link", limit: 120, windowMs: 60 * minuteMs };
/** Tries at the links in its mails. */
export const newsLinkLimit: RateLimit = { name: "news-link", limit: 600, windowMs: 60 * minuteMs };
export const newsletterLimit: RateLimit = { name: "newsletter", limit: 60, windowMs: 10 * minuteMs };
/** A wrong code costs one call; a right one gives it back. */
export const codeLimit: RateLimit = { name: "code", limit: 20, windowMs: 15 * minuteMs };
export const codeAddressLimit: RateLimit = { name: "code-address", limit: 200, windowMs: 60 * minuteMs };
export const giftCardStartLimit: RateLimit = { name: "gift-card-start", limit: 120, windowMs: 60 * minuteMs };
export const giftCardLimit: RateLimit = { name: "gift-card", limit: 60, windowMs: 60 * minuteMs };
/** By card: nobody's mailbox is flooded with it. */
export const giftCardMailLimit: RateLimit = { name: "gift-card-mail", limit: 5, windowMs: 60 * minuteMs };
export const referralLinkLimit: RateLimit = { name: "referral-link", limit: 300, windowMs: 60 * minuteMs };
export const sandboxTokenLimit: RateLimit = { name: "sandbox-token", limit: 300, windowMs: 10 * minuteMs };
/** By sender, who gets a mail for each, and by who asks: an invented sender costs nothing. */
export const ticketLimit: RateLimit = { name: "ticket", limit: 5, windowMs: 60 * minuteMs };
export const ticketAskerLimit: RateLimit = { name: "ticket-asker", limit: 10, windowMs: 60 * minuteMs };
/** What a client writes on in tickets: each word of it is a mail to the support. */
export const ticketMessageLimit: RateLimit = { name: "ticket-message", limit: 20, windowMs: 60 * minuteMs };
/** Declarations without an account: by sender, who gets a mail for each, by who asks, and tries at their links. */
export const declarationLimit: RateLimit = { name: "declaration", limit: 10, windowMs: 60 * minuteMs };
export const declarationAskerLimit: RateLimit = { name: "declaration-asker", limit: 30, windowMs: 60 * minuteMs };
export const declarationLinkLimit: RateLimit = { name: "declaration-link", limit: 60, windowMs: 60 * minuteMs };
export const recyclingAddressLimit: RateLimit = { name: "recycling-address", limit: 30, windowMs: 60 * minuteMs };
/** A cart of a visitor is kept for weeks. Many visitors share one address, where a whole town surfs behind it. */
export const cartLimit: RateLimit = { name: "cart", limit: 200, windowMs: 60 * minuteMs };
export const cartLineLimit: RateLimit = { name: "cart-line", limit: 3000, windowMs: 60 * minuteMs };
/** By session: a token that nobody signed is refused before anything is counted. */
export const refreshLimit: RateLimit = { name: "refresh", limit: 600, windowMs: 60 * minuteMs };
/** Choosing a box costs more than reading a page; a visitor swaps and looks at other boxes by the dozen. */
export const draftBoxLimit: RateLimit = { name: "draft-box", limit: 600, windowMs: 60 * minuteMs };
export const photoLimit: RateLimit = { name: "photo", limit: 40, windowMs: 60 * minuteMs };

type Needs = Pick<RequestContext, "db" | "clock" | "environment">;

/** Whom a call that needs no account is counted by: a client is one, an address may be many visitors. */
export const askerOf = ({ caller, remoteAddress }: Pick<RequestContext, "caller" | "remoteAddress">): string =>
  caller?.clientId ?? remoteAddress;

const windowOf = ({ clock }: Needs, { windowMs }: RateLimit): Date =>
  new Date(Math.floor(clock.now().getTime() / windowMs) * windowMs);

/** Who is counted stays unreadable: the key holds e-mails and addresses only as a digest. */
const keyOf = (limit: RateLimit, subject: string): string =>
  `${limit.name}:${createHash("sha256").update(subject).digest("base64url")}`;

/** Counts one call; throws TOO_MANY_REQUESTS with `retry_after_seconds` once the window is used up. */
export async function countCall(context: Needs, limit: RateLimit, subject: string): Promise<void> {
  const { RATE_LIMIT_FACTOR: factor } = context.environment;
  if (factor === 0) return;
  const windowStart = windowOf(context, limit);
  const [row] = await context.db
    .insert(rateCounters)
    .values({ key: keyOf(limit, subject), windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + 1` },
    })
    .returning({ count: rateCounters.count });
  if ((row?.count ?? 0) <= Math.ceil(limit.limit * factor)) return;
  const retryAfterMs = windowStart.getTime() + limit.windowMs - context.clock.now().getTime();
  throw new ApiError("TOO_MANY_REQUESTS", {
    data: { retry_after_seconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) },
  });
}

/** Takes one counted call back. */
export async function forgetCall(context: Needs, limit: RateLimit, subject: string): Promise<void> {
  await context.db
    .update(rateCounters)
    .set({ count: sql`${rateCounters.count} - 1` })
    .where(
      and(
        eq(rateCounters.key, keyOf(limit, subject)),
        eq(rateCounters.windowStart, windowOf(context, limit)),
        gt(rateCounters.count, 0),
      ),
    );
}
