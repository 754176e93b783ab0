/*
 * Numbers of the programmes that pages tell and the API keeps to. Money in cents.
 */

/** Charged for a box before it leaves; it counts towards what is kept, and what is not used goes back. */
export const prepaymentCents = 1000;
/** Taken off the pieces of a box when all of them are kept. */
export const keepAllPercent = 10;
/** Taken off the pieces for a client with a running subscription. */
export const subscriberPercent = 10;
/** How long the client may change the preview of a box. */
export const previewDays = 3;
/** Days to try on after the day of delivery. */
export const tryOnDays = 10;

/** Steps of the loyalty programme by points; a code is worth cents off an order and takes its points when that is paid. */
export const loyaltyTiers = [
  { minimumPoints: 0, reward: null },
  { minimumPoints: 200, reward: { code: "LOYALTY200", valueCents: 1000 } },
  { minimumPoints: 600, reward: { code: "LOYALTY600", valueCents: 3500 } },
] as const;

/**
 * For whoever brought a client, once the client's first order that is charged as much to a payment method can no longer be
 * sent back; smaller by what was, none where less than this is left of the charge.
 */
export const referralRewardCents = 1000;
/** Friends that are rewarded in a calendar year. */
export const referralYearlyLimit = 10;
/** What a friend has off its first order. */
export const friendPercent = 10;

/** A gift card can be redeemed for this long after it was paid. */
export const giftCardValidityYears = 2;

/** Countries whose clothes are sorted and sold again by partners. */
export const recyclingCountries = ["FR", "BE", "LU", "MC"] as const;
/** Given for each parcel that was received. */
export const pointsPerParcel = 50;
/** Days a label can be used. */
export const labelDays = 60;
/** Labels of one e-mail that are not used yet. */
export const mostOpenLabels = 5;
