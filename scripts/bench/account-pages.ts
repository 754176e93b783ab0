import { getTickets } from "#contract/customer-service.ts";
import { getOrders } from "#contract/orders.ts";
import { getRequests } from "#contract/requests.ts";
import { getReturns } from "#contract/returns.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { localizePath } from "#lib/routing/href.ts";
import { routes } from "#lib/routing/routes.ts";

/** Every page under `/infos`, as its path stands in the routes. */
export const accountPaths: readonly string[] = Object.entries(routes).flatMap(([name, { path }]) =>
  name === "infos" || name.startsWith("infos-") ? [path] : [],
);

type Owned = Record<"orders" | "returns" | "tickets", string[]> & { boxes: { profileId: string; requestId: number }[] };

/** What a client has that pages are about. */
export async function readOwned(api: ApiClient): Promise<Owned> {
  const [orders, returns, tickets, requests] = await Promise.all([
    api.call(getOrders, { query: { page_size: 48 } }),
    api.call(getReturns, { query: {} }),
    api.call(getTickets, { query: {} }),
    api.call(getRequests, { query: {} }),
  ]);
  return {
    orders: orders.items.map(({ id }) => id),
    returns: returns.items.map(({ id }) => id),
    tickets: tickets.items.map(({ id }) => id),
    boxes: requests.filter(({ id }) => id !== 0).map(({ id, kid }) => ({ profileId: kid.id, requestId: id })),
  };
}

/** The addresses under which somebody may have a page; none for one about what they do not have. */
export function addressesOf(path: string, { orders, returns, tickets, boxes }: Owned): string[] {
  const fill = (values: Record<string, string | number>): string =>
    localizePath(
      "fr",
      path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key])),
    );
  if (path.includes("{requestId}")) return boxes.map(fill);
  if (path.includes("{orderId}")) return orders.map((orderId) => fill({ orderId }));
  if (path.includes("{id}")) {
    const ids = path.includes("/order/") ? orders : path.includes("/messages/") ? tickets : returns;
    return ids.map((id) => fill({ id }));
  }
  return [fill({})];
}
