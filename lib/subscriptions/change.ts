import type { BoxDeliveryInput, Subscription } from "#contract/subscriptions.ts";

/** What a client may do with a subscription. */
export type Change =
  | { kind: "skip" }
  | { kind: "date"; date: string }
  | { kind: "frequency"; months: number }
  | { kind: "budget"; budget: number | null }
  | { kind: "delivery"; delivery: BoxDeliveryInput }
  | { kind: "pause"; until: string | null }
  | { kind: "resume" }
  | { kind: "end" };
export type ChangeKind = Change["kind"];

type Facts = Pick<Subscription, "status_details_code" | "frequency" | "delivery_date_range">;

/** Boxes come again and again: neither paused, nor over, nor one alone. */
export const isOngoing = ({
  status_details_code: status,
  frequency,
}: Pick<Facts, "status_details_code" | "frequency">): boolean => status === "active" && frequency !== null;

/** The changes a subscription allows now, in the order the page shows them. */
export function possibleChanges({
  status_details_code: status,
  frequency,
  delivery_date_range: range,
}: Facts): ChangeKind[] {
  if (status === "terminated" || status === "completed") return [];
  if (status === "paused") return ["resume", "pause", "frequency", "budget", "end"];
  const isMovable = range !== null;
  const kinds: [ChangeKind, boolean][] = [
    ["skip", frequency !== null],
    ["date", isMovable],
    ["frequency", true],
    ["budget", true],
    ["pause", frequency !== null],
    // A single box is called off itself.
    ["end", frequency !== null],
  ];
  return kinds.flatMap(([kind, isPossible]) => (isPossible ? [kind] : []));
}

/** Boxes are asked for by it where none would come: a rhythm after one box, or the end of a pause, which a new rhythm is as well. */
export const beginsBoxes = (
  kind: ChangeKind,
  { status_details_code: status, frequency }: Pick<Facts, "status_details_code" | "frequency">,
): boolean => kind === "resume" || (kind === "frequency" && (frequency === null || status === "paused"));

/** The free days the next box may be moved to. */
export const movableDays = (
  days: readonly string[],
  { delivery_date_range: range }: Pick<Facts, "delivery_date_range">,
) => (range === null ? [] : days.filter((day) => day >= range.from && day <= range.until));

/** Days on which the boxes of all of these may arrive together, the soonest first; empty where there is none. */
export const commonDays = (
  days: readonly string[],
  together: readonly Pick<Facts, "delivery_date_range">[],
): string[] => together.reduce<string[]>((left, subscription) => movableDays(left, subscription), [...days]);
