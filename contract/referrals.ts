import { z } from "zod";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";

/**
 * SAME_HOUSEHOLD: the address, telephone or card is one of the godfather's own. YEARLY_LIMIT: enough were rewarded.
 * REFUNDED: the friend's order was given back whole after the reward, which was taken back.
 */
export const referralRefusalSchema = z.enum(["SAME_HOUSEHOLD", "YEARLY_LIMIT", "REFUNDED"]);
export type ReferralRefusal = z.infer<typeof referralRefusalSchema>;

/**
 * INVITED: no order yet that earns a reward. WAITING: one is paid, and can still be sent back. EARNED: the reward is in
 * the wallet. NONE: there is none, for `refusal`.
 */
export const referralStatusSchema = z.enum(["INVITED", "WAITING", "EARNED", "NONE"]);

export const referralSchema = z.object({
  /** First name of the friend; empty when none was told. */
  friend: z.string(),
  joined_at: z.iso.datetime(),
  status: referralStatusSchema,
  /** What was earned, or would be if nothing more came back; 0 where there is nothing to earn. */
  amount: decimalSchema,
  /** WAITING: last day on which something can come back; null while that is not known. */
  waiting_until: z.iso.date().nullable(),
  earned_at: z.iso.datetime().nullable(),
  refusal: referralRefusalSchema.nullable(),
});
export type Referral = z.infer<typeof referralSchema>;

export const getReferrals = endpoint({
  method: "GET",
  path: "/clients/me/referrals",
  auth: "bearer",
  origin: "added",
  summary: "Friends the client brought and what became of the rewards, newest first",
  answer: z.object({
    /** Names the client in the link friends are sent. */
    code: z.string(),
    items: z.array(referralSchema),
    /** Rewards of this calendar year, and how many there can be. */
    rewarded_this_year: z.int(),
    yearly_limit: z.int(),
  }),
});

/** For the page a referral link leads to: a first name, and nothing else of whoever sent it. */
export const getReferralInvitation = endpoint({
  method: "GET",
  path: "/referrals/:code",
  auth: "none",
  origin: "added",
  summary: "Who invites by a referral link",
  params: z.strictObject({ code: z.string().regex(/^[\da-f]{12}$/) }),
  answer: z.object({
    /** Empty when none was told. */
    firstname: z.string(),
  }),
  errors: ["NOT_FOUND"],
});
