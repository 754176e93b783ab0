import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { getOrders } from "#contract/orders.ts";
import { getRequests, type Request } from "#contract/requests.ts";
import { reportError } from "#lib/observability/report.ts";
import { href } from "#lib/routing/href.ts";
import { loadClientOf, sessionOf } from "#lib/session/account.ts";
import { callAsClient } from "#lib/session/server.ts";
import { planOverview, type OrderOverview } from "./order-overview.ts";

/** The client whose account is shown. Throws when the API is away. */
export const loadClient = (locale: Locale): Promise<Client> => loadClientOf(locale, href(locale, "infos"));

const session = (locale: Locale) => sessionOf(locale, href(locale, "infos"));

/** What the orders ask of the client; null when they cannot be read, which must not take the rest of the page down. */
export const findOrderOverview = (locale: Locale): Promise<OrderOverview | null> =>
  orNull(async () => {
    const { items } = await callAsClient(await session(locale), getOrders, { query: {} });
    return planOverview(items);
  });

/** Boxes that wait for the client's word; null when they cannot be read. */
export const findBoxesToValidate = (locale: Locale): Promise<Request[] | null> =>
  orNull(async () => callAsClient(await session(locale), getRequests, { query: { status: "COMPOSED" } }));

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    reportError(error);
    return null;
  }
}
