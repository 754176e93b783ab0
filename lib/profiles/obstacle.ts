import type { Profile } from "#contract/profiles.ts";
import type { Request, RequestStatusCode } from "#contract/requests.ts";

/** Why a profile cannot be deleted, as the API sees it: a box with somebody, an open subscription, a box that waits. */
export type Obstacle = "underway" | "subscription" | "box";

const underway: readonly RequestStatusCode[] = ["PREPARED", "SHIPPED", "DELIVERED"];
const waiting: readonly RequestStatusCode[] = ["OPEN", "COMPOSED", "VALIDATED"];

type Box = Pick<Request, "status_details">;

export function obstacleOf({ subscriptions }: Pick<Profile, "subscriptions">, boxes: readonly Box[]): Obstacle | null {
  const has = (codes: readonly RequestStatusCode[]) =>
    boxes.some(({ status_details }) => codes.includes(status_details.code));
  if (has(underway)) return "underway";
  const isOpen = subscriptions.some(({ status_details_code: code }) => code === "active" || code === "paused");
  if (isOpen) return "subscription";
  return has(waiting) ? "box" : null;
}

/** Whether there is something another profile could take over. */
export const hasToMove = (profile: Pick<Profile, "subscriptions">, boxes: readonly Box[]): boolean =>
  profile.subscriptions.some(({ status_details_code: code }) => code === "active" || code === "paused") ||
  boxes.some(({ status_details }) => waiting.includes(status_details.code));
