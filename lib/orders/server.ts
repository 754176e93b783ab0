import "server-only";
import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import { getOrder, getOrders, type Order, type OrderWait } from "#contract/orders.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { readAllPages } from "#lib/http/read-all-pages.ts";
import { reportError } from "#lib/observability/report.ts";
import { handOverReturn, type PageQuery } from "#lib/payments/return-from-payment.ts";
import { href } from "#lib/routing/href.ts";
import { callAsClient, requireSession, type ClientSession } from "#lib/session/server.ts";

const ordersPerPage = 10;

export type OrderList = AnswerOf<typeof getOrders>;

/** A page of the client's orders, newest first; null when they cannot be read now. Call it inside `<Suspense>`. */
export async function findOrders(locale: Locale, page: number): Promise<OrderList | null> {
  const session = await requireSession(locale, href(locale, "infos-orders", null, page > 1 ? { page } : {}));
  try {
    return await callAsClient(session, getOrders, { query: { page, page_size: ordersPerPage } });
  } catch (error) {
    unstable_rethrow(error);
    reportError(error, session.clientId);
    return null;
  }
}

/** All orders that wait for one of these, however old, newest first. */
export const findWaitingOrders = (session: ClientSession, ...waits: OrderWait[]): Promise<Order[]> =>
  readAllPages((page) =>
    callAsClient(session, getOrders, { query: { page, page_size: 48, waits_for: waits.join(",") } }),
  );

/** An order of the client, after what a bank page wrote into `query` was handed over; `unknown` for an id that is none, or somebody else's; `failed` when it cannot be read now. */
export async function findOrderForClient(
  locale: Locale,
  id: string | undefined,
  target: string,
  query: PageQuery = {},
): Promise<Order | "unknown" | "failed"> {
  const session = await requireSession(locale, target);
  const known = z.uuid().safeParse(id);
  if (!known.success) return "unknown";
  try {
    const returned = await handOverReturn(session, known.data, query);
    return returned ?? (await callAsClient(session, getOrder, { params: { id: known.data } }));
  } catch (error) {
    unstable_rethrow(error);
    if (hasCode(error, "NOT_FOUND")) return "unknown";
    reportError(error, session.clientId);
    return "failed";
  }
}

/** The page of a list as its address says; 1 for anything that is no page. */
export const parsePage = (value: string | string[] | undefined): number => {
  const page = Number(Array.isArray(value) ? value[0] : value);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};
