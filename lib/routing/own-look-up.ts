import { parseProductSegment } from "#lib/catalog/product-address.ts";
import { splitLocale } from "./href.ts";
import { matchRoute } from "./match.ts";

type Params = Record<string, string>;

/* The paths are those of the contract, whose schemas are too heavy for what stands before every page; a test compares. */
const orderPath = (id: string): string => `/clients/me/orders/${id}`;
const returnPath = (id: string): string => `/clients/me/returns/${id}`;
const ticketPath = (id: string): string => `/clients/me/tickets/${id}`;
/** There is no read of one profile alone: its subscriptions are the least that is only answered for an own one. */
const profilePath = (id: string): string => `/clients/me/kids/${id}/subscriptions`;
const boxPath = (profileId: string, id: string): string => `/clients/me/kids/${profileId}/requests/${id}`;

const productPaths = (segment: string): string[] | "missing" => {
  const id = parseProductSegment(segment);
  return id === null ? "missing" : [`/products/${id}`];
};

/** 0 stands for the box that is still to come. */
const isBox = (requestId: string | undefined): requestId is string => requestId !== undefined && requestId !== "0";

/**
 * Reads of the API that answer 200 where a page of the account names records of the client who asks; `missing`: there can
 * be no such page; empty: it names none.
 */
export function planOwnLookUps(pathname: string): string[] | "missing" {
  const { path } = splitLocale(pathname);
  const match = matchRoute(path);
  if (!match) return [];
  const {
    orderId,
    requestId,
    productId,
    id,
    kidId,
    profileId = kidId,
    editingKidId = profileId,
  }: Params = match.params;
  if (match.name.startsWith("infos-returns-order-id")) return [orderPath(id ?? "")];
  if (match.name.startsWith("infos-returns-id")) return [returnPath(id ?? "")];
  if (match.name === "infos-messages-id") return [ticketPath(id ?? "")];
  if (orderId !== undefined) return [orderPath(orderId)];
  if (editingKidId === undefined) return [];
  const segment = productId ?? id;
  const products = segment === undefined ? [] : productPaths(segment);
  if (products === "missing") return "missing";
  return [isBox(requestId) ? boxPath(editingKidId, requestId) : profilePath(editingKidId), ...products];
}
