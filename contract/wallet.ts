import { z } from "zod";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { pageNumberSchema, pageOf } from "./page.ts";

/** Why money came into the wallet or left it. */
export const walletRuleSchema = z.enum([
  "ORDER_WALLET_USED",
  "ORDER_WALLET_RETURNED",
  "ORDER_REFUNDED",
  "REFUND_TO_WALLET",
  "GIFT_CARD_REDEEMED",
  "REFERRAL_REWARD",
  "REFERRAL_REWARD_TAKEN_BACK",
  "GOODWILL",
]);
export type WalletRule = z.infer<typeof walletRuleSchema>;

export const walletTransactionSchema = z.object({
  id: z.uuid(),
  rule: walletRuleSchema,
  at: z.iso.datetime(),
  /** Above zero: into the wallet. */
  amount: decimalSchema,
  /** What the wallet held after it. */
  balance: decimalSchema,
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
});

const transactionPage = pageOf(walletTransactionSchema);

export const walletSchema = z.object({
  /** What the client can pay with. */
  amount: decimalSchema,
  /** Newest first. */
  transactions: transactionPage.shape.items,
  ...transactionPage.omit({ items: true }).shape,
});
export type Wallet = z.infer<typeof walletSchema>;

export const getWallet = endpoint({
  method: "GET",
  path: "/clients/me/wallet",
  auth: "bearer",
  origin: "specified",
  summary: "The client's credit and what moved it",
  query: z.strictObject({
    page: pageNumberSchema,
    page_size: z.coerce.number().int().min(1).max(100).default(30),
  }),
  answer: walletSchema,
});
