import type { CountryCode } from "#contract/locale.ts";
import type { PaymentGateway } from "#contract/payment-methods.ts";

/**
 * The names of all accounts. A posting above zero adds to what the account's holder is owed or has earned, so that an
 * entry moves value from its negative to its positive postings: what belongs to clients, sales and taxes run above
 * zero; providers (money they took in for us) and expenses run below.
 */
export const accounts = {
  /** EUR a client can pay with. */
  wallet: (clientId: string) => `client:${clientId}:wallet`,
  /** POINT of the loyalty programme. */
  points: (clientId: string) => `client:${clientId}:points`,
  /** EUR on a gift card that was paid and not yet redeemed. */
  giftCard: (giftCardId: string) => `gift-card:${giftCardId}`,
  /** EUR of an order's total held back from the wallet; empty once it was sold or cancelled. */
  orderWallet: (orderId: string) => `order:${orderId}:wallet`,
  /** EUR a provider took for an order: a prepayment until the sale, what has to be paid back after it. */
  orderMoney: (orderId: string) => `order:${orderId}:money`,
  /** EUR a provider took for a gift card; empty once the card got its value, more only when it was paid twice. */
  giftCardMoney: (giftCardId: string) => `gift-card-payment:${giftCardId}`,
  provider: (gateway: PaymentGateway) => `provider:${gateway}`,
  /** Sales without VAT. RETURNS takes them back; BREAKAGE is what expired on gift cards. */
  revenue: (of: "shop" | "box" | "shipping" | "returns" | "breakage") => `revenue:${of}`,
  /** VAT owed to a country. */
  vat: (country: CountryCode) => `vat:${country}`,
  /** What offers, codes and rewards cost, without VAT. */
  expense: (of: "discount" | "referral" | "goodwill") => `expense:${of}`,
  /** Counterpart of every point that clients were given, and of those they gave back. */
  pointsIssued: "points:issued",
  pointsRedeemed: "points:redeemed",
} as const;

/** Accounts that belong to somebody: their balance is kept and never below zero. */
export const isOwned = (account: string): boolean => account.startsWith("client:") || account.startsWith("gift-card:");
