import { staffFieldSchema, type StaffField } from "#contract/staff.ts";

/** What a client calls a field, by the last named part of its path; the first that fits. */
const words: [RegExp, StaffField][] = [
  [/^(firstname|lastname|name|holder|sender_name|holderName|recipient|buyer)$/, "NAME"],
  [/(^|_)phone$/, "PHONE"],
  [/(^|_)email$/, "EMAIL"],
  [/^locale$/, "LANGUAGE"],
  [/optin/, "NEWS"],
  [/^(return_mode|refund_to)$/, "RETURN_MODE"],
  [/^(street|street_extra|postcode|city|country_code|address|shipping_address|billing_address)$/, "ADDRESS"],
  [/^is_default$/, "DEFAULT"],
  [/^is_member$/, "MEMBERSHIP"],
  [/^(birthdate|gender|profile_type)$/, "CHILD"],
  [/(^|_)(size|sizes|fit|known_at)$/, "SIZES"],
  [/^photo/, "PHOTO"],
  [/^(answers|looks?|look_id|like|likes|without|code|style|tastes?|colours?|are_wishes_final)$/, "TASTES"],
  [/^(description|message|messages|content|object|comment|attachment|reason|cause|replacement_reason)$/, "WORDS"],
  [/^(frequency|subscription_id|subscription_status)$/, "FREQUENCY"],
  [/^(mode|delivery|pickup_point|pickup_point_id|parcel_count|tracking_numbers?)$/, "DELIVERY"],
  [/(^|_)(date|hour|on|at|until|deadline|days|dates)$/, "DATE"],
  [/^(codes|coupon|coupon_code|discounts?|reductions)$/, "CODE"],
  [/wallet/, "WALLET"],
  [/payment|gateway|card|encrypted|^(brand|last4|is_kept|redirect_result|due)$/i, "PAYMENT"],
  [/(_ttc|_cents|^amount|^totals?|price|budget)/, "AMOUNT"],
  [
    /^(items?|lines|pieces|quantity|wishes|variant|product|products|place|decision|order_line_id|design|for|look_index|item_index)$|variant_id$|product_id$/,
    "PIECES",
  ],
  [/^(rating|score|overall)$/, "RATING"],
  [/status|^(is_|can_|kind$|state$|version$|expected_version$)/, "STATUS"],
];

const nameOf = (path: string): string => path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? path;

/** The word for a field as the log names it, `items.0.size` for example. */
export const wordFor = (path: string): StaffField =>
  words.find(([pattern]) => pattern.test(nameOf(path)))?.[1] ?? "OTHER";

/** Ids of records and proofs of who asks say nothing to a client. */
const isSilent = (path: string): boolean => /^(id|.*_id|profileId|godfather_code)$|password|token/.test(nameOf(path));

/** The words for what was changed, each once and always in the same order; what has no word comes last. */
export function wordsFor(paths: readonly string[]): StaffField[] {
  const found = new Set(paths.filter((path) => wordFor(path) !== "OTHER" || !isSilent(path)).map(wordFor));
  return staffFieldSchema.options.filter((word) => found.has(word));
}
