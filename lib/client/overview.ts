import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { getOrders } from "#contract/orders.ts";
import { reportError } from "#lib/observability/report.ts";
import { href } from "#lib/routing/href.ts";
import { loadClientOf, sessionOf } from "#lib/session/account.ts";
import { callAsClient } from "#lib/session/server.ts";
import { planOverview, type OrderOverview } from "./order-overview.ts";

/** The client whose account is shown. Throws when the API is away. */
export const loadClient = (locale: Locale): Promise<Client> => loadClientOf(locale, href(locale, "infos"));

/** What the orders ask of the client; null when they cannot be read, which must not take the rest of the page down. */
export async function findOrderOverview(locale: Locale): Promise<OrderOverview | null> {
  try {
    const { items } = await callAsClient(await sessionOf(locale, href(locale, "infos")), getOrders, { query: {} });
    return planOverview(items);
  } catch (error) {
    unstable_rethrow(error);
    reportError(error);
    return null;
  }
}
