import type { ReviewSummary } from "#contract/reviews.ts";

type Verdict = keyof ReviewSummary["fits"] | "MIXED";

/** From this share on buyers agree. */
const clearShare = 0.6;

/** How a piece fits as its buyers say; null while too few have said it to conclude anything. */
export function judgeFit(fits: ReviewSummary["fits"]): Verdict | null {
  const total = fits.TOO_SMALL + fits.GOOD + fits.TOO_LARGE;
  if (total < 2) return null;
  const agreed = (["GOOD", "TOO_SMALL", "TOO_LARGE"] as const).find((fit) => fits[fit] / total >= clearShare);
  return agreed ?? "MIXED";
}
