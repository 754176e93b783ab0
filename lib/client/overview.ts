import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { getLoyalty, type Loyalty } from "#contract/loyalty.ts";
import { getOrders } from "#contract/orders.ts";
import { getPaymentPlatforms } from "#contract/payment-methods.ts";
import { getRequests, type Request } from "#contract/requests.ts";
import { getWallet, type Wallet } from "#contract/wallet.ts";
import { reportError } from "#lib/observability/report.ts";
import { findWaitingOrders } from "#lib/orders/server.ts";
import type { PaymentPlatform } from "#lib/payments/types.ts";
import { href } from "#lib/routing/href.ts";
import { loadClientOf, sessionOf } from "#lib/session/account.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { planOverview, type OrderOverview } from "./order-overview.ts";

/** The client whose account is shown. Throws when the API is away. */
export const loadClient = (locale: Locale): Promise<Client> => loadClientOf(locale, href(locale, "infos"));

/** What the orders ask of the client; null when they cannot be read, which must not take the rest of the page down. */
export const findOrderOverview = (locale: Locale): Promise<OrderOverview | null> =>
  orNull(locale, async (session) => {
    const [waiting, newest] = await Promise.all([
      findWaitingOrders(session, "PAYMENT", "DELIVERY", "RETURN"),
      callAsClient(session, getOrders, { query: {} }),
    ]);
    return planOverview(waiting, newest.items);
  });

/** Boxes that are not sent yet; null when they cannot be read. */
export const findOpenBoxes = (locale: Locale): Promise<Request[] | null> =>
  orNull(locale, async (session) =>
    callAsClient(session, getRequests, { query: { status: "UPCOMING,OPEN,COMPOSED,VALIDATED,PREPARED" } }),
  );

/** What may be charged for boxes now; null when it cannot be read. */
export const findChargeable = (locale: Locale): Promise<PaymentPlatform[] | null> =>
  orNull(locale, async (session) => callAsClient(session, getPaymentPlatforms, { query: {} }));

/** What can be paid with; null when it cannot be read. */
export const findWallet = (locale: Locale): Promise<Wallet | null> =>
  orNull(locale, (session) => callAsClient(session, getWallet, { query: { page_size: 1 } }));

/** Points and what they are worth; null when they cannot be read, and where the shop gives none. */
export const findLoyalty = (locale: Locale): Promise<Loyalty | null> =>
  orNull(locale, async (session) =>
    (await isFeatureOn(locale, "loyalty")) ? callAsClient(session, getLoyalty, {}) : null,
  );

async function orNull<T>(locale: Locale, read: (session: ClientSession) => Promise<T>): Promise<T | null> {
  const session = await sessionOf(locale, href(locale, "infos"));
  try {
    return await read(session);
  } catch (error) {
    unstable_rethrow(error);
    reportError(error, session.clientId);
    return null;
  }
}
