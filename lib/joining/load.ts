import "server-only";
import { getRequest } from "#contract/requests.ts";
import { getDeliveryDates, getSubscriptions, type Subscription } from "#contract/subscriptions.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

/** What goes on for a profile, and the days a box may arrive on. */
export async function loadJoining(session: ClientSession, kidId: string) {
  const params = { id: kidId };
  const [dates, subscriptions] = await Promise.all([
    findForClient(session, getDeliveryDates, { params }),
    findForClient(session, getSubscriptions, { params }),
  ]);
  return { days: dates.days, going: goingOf(subscriptions) };
}

const goingOf = (subscriptions: readonly Subscription[]): Subscription | null =>
  subscriptions.find(({ status_details_code: status }) => status === "active" || status === "paused") ?? null;

/** A box of a profile of the client with the subscription it belongs to; ends in a 404 for any other. */
export async function loadConfirmed(
  session: ClientSession,
  { kidId, requestId }: { kidId: string | number; requestId: string | number },
) {
  const [box, subscriptions] = await Promise.all([
    findForClient(session, getRequest, { params: { id: String(kidId), rid: String(requestId) } }),
    findForClient(session, getSubscriptions, { params: { id: String(kidId) } }),
  ]);
  return { box, subscription: subscriptions.find(({ id }) => id === box.subscription_id) ?? null };
}
