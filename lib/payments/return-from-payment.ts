import "server-only";
import { unstable_rethrow } from "next/navigation";
import { returnFromPayment, type Order } from "#contract/orders.ts";
import { reportError } from "#lib/observability/report.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";
import { readRedirectResult } from "./payment-return.ts";

/** What an address says after its path, as a page gets it. */
export type PageQuery = Record<string, string | string[] | undefined>;

const toSearchParams = (query: PageQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/**
 * Hands what a bank page gave the browser back to the API, which ends the payment it belongs to and no other; answers the
 * order as it is then, null when the address brings nothing or the API does not take it. Doing it again, in another tab or
 * after a reload, changes nothing. What else the address says of the payment is not believed.
 */
export async function handOverReturn(session: ClientSession, id: string, query: PageQuery): Promise<Order | null> {
  const redirectResult = readRedirectResult(toSearchParams(query));
  if (redirectResult === null) return null;
  try {
    return await callAsClient(session, returnFromPayment, {
      params: { id },
      body: { redirect_result: redirectResult },
    });
  } catch (error) {
    // The provider may be away: the order tells what is known, and its page asks again.
    unstable_rethrow(error);
    reportError(error, session.clientId);
    return null;
  }
}
