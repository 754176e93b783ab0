import { z } from "zod";
import type { StaffRight } from "./staff-right.ts";

/** Every code an answer of the API can carry, with its HTTP status. */
export const errorStatus = {
  VALIDATION: 422,
  MALFORMED_JSON: 400,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  WRONG_CREDENTIALS: 401,
  REFRESH_TOKEN_INVALID: 401,
  REFRESH_TOKEN_REUSED: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_ALREADY_USED: 409,
  EMAIL_INVALID: 422,
  /** The account has this e-mail already. */
  EMAIL_UNCHANGED: 422,
  EMAIL_LINK_INVALID: 422,
  /** A link of a stock alert that is none of ours, or whose alert ended. */
  ALERT_LINK_INVALID: 422,
  /** The link of a newsletter was cut, or was never ours. */
  NEWSLETTER_LINK_INVALID: 422,
  /** What was asked for needs `current_password`. */
  PASSWORD_REQUIRED: 422,
  /** `current_password` is not the account's; 401 would say that the session is over. */
  WRONG_PASSWORD: 422,
  PASSWORD_TOO_WEAK: 422,
  /** The account cannot be deleted yet; `data.obstacles` says what has to end first. */
  ACCOUNT_IN_USE: 409,
  WALLET_NOT_EMPTY: 409,
  RESET_LINK_INVALID: 422,
  STAFF_LINK_INVALID: 422,
  /** A session of staff may never do this in the client's name. */
  STAFF_NOT_ALLOWED: 403,
  /** A session of staff may do this once the client agreed; `data.consent_id` names what to ask the client for. */
  STAFF_NEEDS_CONSENT: 403,
  /** The link with which a client answers staff is over or is none, or was answered. */
  STAFF_CONSENT_INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  IDEMPOTENCY_KEY_MISSING: 400,
  IDEMPOTENCY_KEY_REUSED: 409,
  REQUEST_IN_PROGRESS: 409,
  CART_EMPTY: 422,
  UNKNOWN_VARIANT: 422,
  QUANTITY_TOO_LARGE: 422,
  NOT_ENOUGH_STOCK: 409,
  TOTAL_CHANGED: 409,
  ADDRESS_NOT_FOUND: 422,
  POSTCODE_INVALID: 422,
  COUNTRY_NOT_SUPPORTED: 422,
  DELIVERY_MODE_NOT_AVAILABLE: 422,
  PICKUP_POINT_UNKNOWN: 422,
  PAYMENT_METHOD_NOT_FOUND: 422,
  PAYMENT_METHOD_EXPIRED: 422,
  PAYMENT_METHOD_REFUSED: 422,
  PAYMENT_PLATFORM_NOT_AVAILABLE: 422,
  SETUP_INTENT_FAILED: 422,
  WEBHOOK_REFUSED: 400,
  ORDER_NOT_PAYABLE: 409,
  INSUFFICIENT_BALANCE: 409,
  /** Unknown, or not for this client or this purchase; `detail` and `data.reason` say which. */
  CODE_INVALID: 422,
  COUPON_CODE_ALREADY_USED: 409,
  COUPON_CODE_EXPIRED: 409,
  GIFT_CARD_ALREADY_USED: 409,
  /** Sent, used, over or given back meanwhile. */
  GIFT_CARD_NOT_CHANGEABLE: 409,
  /** `data.reason` says why: TOO_LATE, USED, EXPIRED, ALREADY_REFUNDED or NOT_PAID. */
  GIFT_CARD_NOT_WITHDRAWABLE: 409,
  GIFT_CARD_EXPIRED: 409,
  ORDER_NOT_DELIVERED: 409,
  /** What its client keeps is not known yet. */
  BOX_NOT_DECIDED: 409,
  /** Only what was kept is reviewed. */
  PIECE_SENT_BACK: 409,
  /** Somebody packs it already, or it is over; `data.status` says how it stands. */
  ORDER_NOT_CANCELLABLE: 409,
  /** The link with which a sender confirms a declaration is none. */
  DECLARATION_LINK_INVALID: 422,
  INVOICE_NOT_AVAILABLE: 409,
  RETURN_NOT_POSSIBLE: 409,
  RETURN_DEADLINE_PASSED: 409,
  RETURN_DEADLINE_ALREADY_MOVED: 409,
  RETURN_QUANTITY_TOO_LARGE: 409,
  RETURN_NOT_CANCELLABLE: 409,
  RETURN_LABEL_NOT_AVAILABLE: 409,
  EXCHANGE_NOT_POSSIBLE: 409,
  TOO_MANY_LABELS: 409,
  SUBSCRIPTION_ALREADY_OPEN: 409,
  SUBSCRIPTION_ENDED: 409,
  /** Too long ago, too near to a delivery, or something else came after it. */
  UNDO_NOT_POSSIBLE: 409,
  BOX_ALREADY_OPEN: 409,
  BOX_NOT_CLOSABLE: 409,
  /** Its bill is made: what was decided stays. */
  BOX_CLOSED: 409,
  DELIVERY_DATE_NOT_POSSIBLE: 422,
  REQUEST_NOT_CHANGEABLE: 409,
  REQUEST_BLOCKED: 409,
  TOO_MANY_WISHES: 422,
  /** Less than the fewest pieces of a box cost; `data.least_ttc` is what it takes. */
  BUDGET_TOO_LOW: 422,
  /** `data.reason` says why, `data.neighbour` what could be wished for instead. */
  WISH_NOT_POSSIBLE: 409,
  /** No box comes together from what is in stock; `data.pieces` of `data.fewest` were found. */
  NOT_ENOUGH_PIECES: 409,
  PREVIEW_NOT_READY: 409,
  PREVIEW_CLOSED: 409,
  PIECE_ALREADY_IN_BOX: 409,
  NO_REPLACEMENT: 409,
  /** The box would hold too few pieces to be worth its way. */
  TOO_FEW_PIECES: 409,
  PHOTO_BROKEN: 422,
  PHOTO_TOO_LARGE: 413,
  PHOTO_TYPE_NOT_SUPPORTED: 415,
  PROFILE_HAS_SUBSCRIPTION: 409,
  /** A box of the profile is being prepared, on its way or with the client. */
  PROFILE_HAS_BOX: 409,
  /** Somebody, perhaps the same person in another tab, changed the profile since it was read. */
  PROFILE_CHANGED: 409,
  /** An account has one woman's profile. */
  WOMAN_PROFILE_EXISTS: 409,
  /** A piece of the wardrobe is somebody else's by now, or was sent in. */
  PIECE_MOVED: 409,
  TOO_MANY_PROFILES: 409,
  TOO_MANY_ADDRESSES: 409,
  TOO_MANY_FAVOURITES: 409,
  CONFLICT: 409,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Codes any call can answer, so that endpoints need not repeat them. */
export const commonErrors: readonly ErrorCode[] = [
  "VALIDATION",
  "MALFORMED_JSON",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "UNAVAILABLE",
];

/** Codes a call with a bearer token can answer; the last one to a guest whose e-mail has an account by now. */
export const bearerErrors: readonly ErrorCode[] = ["UNAUTHENTICATED", "TOKEN_EXPIRED", "EMAIL_ALREADY_USED"];

/** Codes a call can answer to a session of staff. */
export const staffErrors = ({
  staff,
  staffNeverFields,
}: {
  staff: StaffRight;
  staffNeverFields?: readonly string[];
}): readonly ErrorCode[] => [
  ...(staff === "never" || staffNeverFields !== undefined ? (["STAFF_NOT_ALLOWED"] as const) : []),
  ...(staff === "consent" ? (["STAFF_NEEDS_CONSENT"] as const) : []),
];

const fieldErrorSchema = z.object({
  /** Dotted path into params, query or body, for example `body.lines.0.quantity`. */
  path: z.string(),
  /** Machine code of the broken rule, for example `too_big`. */
  code: z.string(),
});

/**
 * The problem document of every error (RFC 9457 with `code`, `fields` and `request_id`).
 * `title` and `detail` are for developers; customers read a translation of `code`.
 */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  fields: z.array(fieldErrorSchema).optional(),
  request_id: z.string(),
  /** Facts a customer message needs, for example the lines that sold out. */
  data: z.record(z.string(), z.unknown()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
