/** Why no label is made, as `/littlegeste/blocked/{reason}` names it. */
export const blockedReasons = ["country", "too-many-labels"] as const;
export type BlockedReason = (typeof blockedReasons)[number];

const reasonOf: Partial<Record<string, BlockedReason>> = {
  COUNTRY_NOT_SUPPORTED: "country",
  TOO_MANY_LABELS: "too-many-labels",
};

/** The page that explains an error of the call; null for one the form tells itself. */
export const blockedReasonOf = (code: string): BlockedReason | null => reasonOf[code] ?? null;

export const isBlockedReason = (text: string): text is BlockedReason =>
  blockedReasons.some((reason) => reason === text);
