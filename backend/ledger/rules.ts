/** Why an entry was made. Those that move a wallet or points are shown to the client by this code. */
export type LedgerRule =
  /** Part of an order held back from the wallet, and given back when it was cancelled or costs less. */
  | "ORDER_WALLET_USED"
  | "ORDER_WALLET_RETURNED"
  /** Money a provider took for an order or its prepayment. */
  | "PAYMENT_RECEIVED"
  | "ORDER_SOLD"
  /** A sale was taken back in part or whole; then the money goes to the wallet or through the provider. */
  | "ORDER_REFUNDED"
  | "REFUND_SENT"
  | "REFUND_TO_WALLET"
  | "GIFT_CARD_SOLD"
  | "GIFT_CARD_REDEEMED"
  | "GIFT_CARD_EXPIRED"
  /** The buyer withdrew: the value is the provider's money again. */
  | "GIFT_CARD_REFUNDED"
  | "REFERRAL_REWARD"
  | "REFERRAL_REWARD_TAKEN_BACK"
  | "GOODWILL"
  | "ORDER_POINTS"
  | "RECYCLING_POINTS"
  | "POINTS_REDEEMED"
  | "POINTS_RETURNED";
