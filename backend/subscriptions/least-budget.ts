import { toCents } from "#contract/money.ts";
import { leastBudgets } from "#contract/subscriptions.ts";
import { ApiError } from "../http/problem.ts";

/** A budget in cents; null leaves it to the stylist. Throws BUDGET_TOO_LOW for one that the fewest pieces of a box exceed. */
export function requireBudget(profileType: "KID" | "WOMAN", budget: number | null): number | null {
  if (budget === null) return null;
  const least = leastBudgets[profileType];
  if (budget < least) throw new ApiError("BUDGET_TOO_LOW", { data: { least_ttc: least } });
  return toCents(budget);
}
