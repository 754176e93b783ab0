import "server-only";
import { getOrderReviews, type ReviewablePiece } from "#contract/reviews.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

/** The pieces of an order of the client with what was written about each. Ends in a 404 for any other id. */
export const findOrderReviews = (session: ClientSession, orderId: string | number): Promise<ReviewablePiece[]> =>
  findForClient(session, getOrderReviews, { params: { id: String(orderId) } });
