import "server-only";
import { unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { getClient, type Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { getOrders } from "#contract/orders.ts";
import { reportError } from "#lib/observability/report.ts";
import { href } from "#lib/routing/href.ts";
import { callAsClient, requireSession } from "#lib/session/server.ts";
import { planOverview, type OrderOverview } from "./order-overview.ts";

const sessionOf = (locale: Locale) => requireSession(locale, href(locale, "infos"));

/** The client whose account is shown. Throws when the API is away. */
export const loadClient = cache(async (locale: Locale): Promise<Client> =>
  callAsClient(await sessionOf(locale), getClient, {}),
);

/** What the orders ask of the client; null when they cannot be read, which must not take the rest of the page down. */
export async function findOrderOverview(locale: Locale): Promise<OrderOverview | null> {
  try {
    const { items } = await callAsClient(await sessionOf(locale), getOrders, { query: {} });
    return planOverview(items);
  } catch (error) {
    unstable_rethrow(error);
    reportError(error);
    return null;
  }
}
