import { z } from "zod";
import { budgetSchema, frequencySchema, type Subscription } from "#contract/subscriptions.ts";

/** What a parent chose on the page of the membership. */
export interface JoiningChoice {
  /** Months between two boxes; null is one box alone. */
  frequency: number | null;
  /** Null leaves it to the quiz. */
  budget: number | null;
  date: string;
}

type Query = Record<string, string | readonly string[] | undefined>;

const querySchema = z.object({
  rhythm: z.union([z.literal("once"), z.coerce.number().pipe(frequencySchema)]),
  budget: z.union([z.literal("open"), z.coerce.number().pipe(budgetSchema)]).catch("open"),
  date: z.iso.date(),
});

/** The choice an address tells; null when it tells none. What it says is looked at again by the API. */
export function readChoice(query: Query): JoiningChoice | null {
  const parsed = querySchema.safeParse(query).data;
  if (!parsed) return null;
  return {
    frequency: parsed.rhythm === "once" ? null : parsed.rhythm,
    budget: parsed.budget === "open" ? null : parsed.budget,
    date: parsed.date,
  };
}

export const toQuery = ({ frequency, budget, date }: JoiningChoice) => ({
  rhythm: frequency === null ? "once" : String(frequency),
  budget: budget === null ? "open" : String(budget),
  date,
});

type Going = Pick<Subscription, "status_details_code" | "frequency" | "active_request_id">;

/** What joining does, by what goes on already. */
export type JoiningPlan =
  /** A subscription, or a box alone, where nothing goes on. */
  | { kind: "subscribe" }
  /** Another box beside what goes on. */
  | { kind: "box" }
  /** What goes on, or is paused, in another rhythm; its next box moves unless it is under way. */
  | { kind: "change"; movesNext: boolean };

/** A profile has one subscription at a time: what goes on is changed, not doubled. */
export function planJoining(going: Going | null, { frequency }: Pick<JoiningChoice, "frequency">): JoiningPlan {
  const goesOn = going?.status_details_code === "active" || going?.status_details_code === "paused";
  if (!going || !goesOn) return { kind: "subscribe" };
  if (frequency === null) return { kind: "box" };
  return { kind: "change", movesNext: going.active_request_id === null || going.active_request_id === 0 };
}
