import type { Request } from "#contract/requests.ts";

export type ObstacleReason = NonNullable<Request["blocked_reason"]>;
export type Blocked = Pick<Request, "blocked_reason" | "due_order_id" | "kid">;

export interface Obstacle<B extends Blocked = Blocked> {
  key: string;
  reason: ObstacleReason;
  /** First names of those whose boxes it keeps waiting, each once. */
  names: string[];
  /** The first of the boxes. */
  box: B;
}

/** One obstacle a reason, with all it keeps waiting; pieces that are missing and payments are each child's own. */
export function groupObstacles<B extends Blocked>(boxes: readonly B[]): Obstacle<B>[] {
  const groups = Map.groupBy(
    boxes.filter(({ blocked_reason: reason }) => reason !== null),
    ({ blocked_reason: reason, kid }) =>
      reason === "NOT_ENOUGH_PIECES" || reason === "PAYMENT_DUE" ? `${reason}:${kid.id}` : String(reason),
  );
  return [...groups].flatMap(([key, group]) => {
    const [box] = group;
    if (!box?.blocked_reason) return [];
    return [{ key, reason: box.blocked_reason, names: [...new Set(group.map(({ kid }) => kid.firstname))], box }];
  });
}

/** What only the client can clear away; the stylist looks for pieces and customer service looks into the rest by themselves. */
const needsClient: readonly ObstacleReason[] = ["PAYMENT_METHOD_MISSING", "ADDRESS_MISSING", "PAYMENT_DUE"];

/**
 * Obstacles the client has to clear away now. One that waits for an order in `asked`, which the page asks to pay already, is
 * not told twice.
 */
export const obstaclesForClient = <B extends Blocked>(
  boxes: readonly B[],
  asked: readonly { id: string }[],
): Obstacle<B>[] =>
  groupObstacles(
    boxes.filter(
      ({ blocked_reason: reason, due_order_id: due }) =>
        reason !== null && needsClient.includes(reason) && !asked.some(({ id }) => id === due),
    ),
  );
