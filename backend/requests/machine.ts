import type { RequestAction, RequestStatusCode } from "#contract/requests.ts";
import type { RequestStatus } from "../db/schema/request.ts";

export type RequestEvent =
  | "COMPOSED"
  | "VALIDATED"
  | "REOPENED"
  | "RECOMPOSED"
  | "PREPARED"
  | "SHIPPED"
  | "DELIVERED"
  | "CLOSED"
  | "CANCELLED";

/**
 * Whoever cancels a composed box, closes one or has it composed anew gives its pieces back in the same transaction. A
 * prepared box is cancelled by the clock alone, when its prepayment cannot be had. REOPENED: the client takes its yes back.
 * RECOMPOSED: staff lets the stylist begin again.
 */
const transitions: Record<RequestStatus, Partial<Record<RequestEvent, RequestStatus>>> = {
  OPEN: { COMPOSED: "COMPOSED", CANCELLED: "CANCELLED" },
  COMPOSED: { VALIDATED: "VALIDATED", RECOMPOSED: "OPEN", CANCELLED: "CANCELLED" },
  VALIDATED: { PREPARED: "PREPARED", REOPENED: "COMPOSED", CANCELLED: "CANCELLED" },
  PREPARED: { SHIPPED: "SHIPPED", CANCELLED: "CANCELLED" },
  SHIPPED: { DELIVERED: "DELIVERED" },
  DELIVERED: { CLOSED: "CLOSED" },
  CLOSED: {},
  CANCELLED: {},
};

/** The status after an event; null when the event changes nothing in that status. */
export const planRequestTransition = (status: RequestStatus, event: RequestEvent): RequestStatus | null =>
  transitions[status][event] ?? null;

/** Statuses of a box that is not yet on its way; a subscription has one of them at most. */
export const unsentStatuses = ["OPEN", "COMPOSED", "VALIDATED"] as const satisfies RequestStatus[];
export const isUnsent = (status: RequestStatus): boolean => unsentStatuses.some((unsent) => unsent === status);

/** Statuses in which the stock of the chosen pieces is taken on behalf of the box itself; later its order holds it. */
export const holdsPieces = (status: RequestStatus): boolean => status === "COMPOSED" || status === "VALIDATED";

/** What the client may do. While any of the client's boxes is blocked none can be moved. */
export function actionsOf(
  status: RequestStatusCode,
  facts: { isPreviewOpen: boolean; isAnyBlocked: boolean; canBeMoved: boolean },
): RequestAction[] {
  const isUpcoming = status === "UPCOMING";
  const isOpen = isUpcoming || status === "OPEN";
  const isWaiting = isOpen || status === "COMPOSED" || status === "VALIDATED";
  const actions: [RequestAction, boolean][] = [
    ["GO_TO_SUGGESTIONS", isOpen],
    ["UPDATE_DELIVERY_DATE", isWaiting && facts.canBeMoved && !facts.isAnyBlocked],
    ["GO_TO_PREVIEW", status === "COMPOSED" && facts.isPreviewOpen],
    ["CANCEL", isWaiting && !isUpcoming],
  ];
  return actions.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}
