import type { Subscription } from "#contract/subscriptions.ts";

type Stand = Pick<
  Subscription,
  | "status_details_code"
  | "frequency"
  | "next_delivery_date"
  | "planned_delivery_dates"
  | "active_request_id"
  | "paused_until"
  | "budget_ttc"
  | "delivery"
  | "undo_until"
>;

/** One thing a change does, in the order a client asks for it; the page has a sentence for each. */
export type Effect =
  | { code: "ends" }
  | { code: "pausesUntil"; date: string }
  | { code: "pausesOpen" }
  | { code: "goesOn" }
  | { code: "boxGivenUp"; date: string }
  | { code: "moves"; from: string; to: string }
  | { code: "next"; date: string }
  | { code: "noNext" }
  | { code: "rhythm"; months: number }
  | { code: "budget"; budget: number | null }
  | { code: "travels"; boxes: "one" | "next" | "all"; date: string | null; point: string | null }
  | { code: "address"; address: string | null }
  | { code: "fee"; fee: number; freeFrom: number | null }
  | { code: "boxesAYear"; from: number; to: number }
  | { code: "cannotUndo" };

const isOver = ({ status_details_code: status }: Stand): boolean => status === "terminated" || status === "completed";
const hasBox = ({ active_request_id: id }: Stand): boolean => id !== null && id > 0;

/** What differs between a subscription and what it would be, from the gravest to the smallest. */
export function describeEffect(before: Stand, after: Stand): Effect[] {
  const effects: Effect[] = [];
  const isPaused = after.status_details_code === "paused";
  const isPauseNew = before.status_details_code !== "paused" || before.paused_until !== after.paused_until;
  const isGivenUp = hasBox(before) && before.active_request_id !== after.active_request_id;
  const [from, to] = [before.next_delivery_date, after.next_delivery_date];
  if (isOver(after) && !isOver(before)) effects.push({ code: "ends" });
  if (isPaused && isPauseNew)
    effects.push(
      after.paused_until === null ? { code: "pausesOpen" } : { code: "pausesUntil", date: after.paused_until },
    );
  if (before.status_details_code !== "active" && after.status_details_code === "active")
    effects.push({ code: "goesOn" });
  if (isGivenUp && from !== null) effects.push({ code: "boxGivenUp", date: from });
  if (from !== to) {
    if (to === null) effects.push(...(isOver(after) ? [] : [{ code: "noNext" } as const]));
    else if (from === null || isGivenUp) effects.push({ code: "next", date: to });
    else effects.push({ code: "moves", from, to });
  }
  if (after.frequency !== null && before.frequency !== after.frequency)
    effects.push({ code: "rhythm", months: after.frequency });
  const [many, then] = [before.planned_delivery_dates.length, after.planned_delivery_dates.length];
  if (many !== then && !isOver(after)) effects.push({ code: "boxesAYear", from: many, to: then });
  if (before.budget_ttc !== after.budget_ttc) effects.push({ code: "budget", budget: after.budget_ttc });
  const [here, there] = [before.delivery, after.delivery];
  if (here.mode !== there.mode || here.pickup_point?.id !== there.pickup_point?.id)
    effects.push({
      code: "travels",
      boxes: to === null ? "all" : after.frequency === null ? "one" : "next",
      date: to,
      point: there.pickup_point?.name ?? null,
    });
  if (effects.length > 0 && after.undo_until === null) effects.push({ code: "cannotUndo" });
  return effects;
}
