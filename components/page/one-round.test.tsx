import { globSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import type { ClientSession } from "#lib/session/server.ts";

interface Page {
  default: (props: object) => Promise<{ props: { load?: (session: ClientSession, params: object) => unknown } }>;
}

const asked = vi.hoisted(() => ({ paths: [] as string[] }));
/** Begins what is never answered. */
const begin = vi.hoisted(() => (what: string) => {
  asked.paths.push(what);
  return new Promise(() => undefined);
});
vi.mock("server-only", () => ({}));
vi.mock("#lib/http/server-client.ts", () => ({
  sessionApi: () => ({ call: (endpoint: Endpoint) => begin(endpoint.path) }),
}));
vi.mock("#lib/website/api.ts", () => ({ isFeatureOn: () => begin("switch") }));
vi.mock("#lib/session/account.ts", () => ({ loadProfilesOf: () => begin("profiles") }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#components/page/client-page.tsx", () => ({ ClientPage: () => null }));

const folder = "app/[locale]/(account)/infos";

/** What each page asks for before anything is answered; client and profiles are asked for by `ClientPage` itself. */
const rounds: Record<string, string[]> = {
  "add-giftcard": [],
  "add/payment": ["/clients/me/payment-methods", "/clients/me/available_payment_platforms"],
  "all-boxes": ["/clients/me/requests"],
  data: [],
  "data/delete": ["/clients/me/erasure"],
  "data/export": ["/clients/me/data"],
  edit: ["/clients/me/email-change", "/clients/me/optins"],
  "edit/addresses": ["/clients/me/shipping-addresses", "/clients/me/billing-addresses"],
  "edit/password": [],
  "edit/return-deadline/[orderId]": ["/clients/me/orders/:id", "/clients/me/orders/:id/try-on"],
  "edit/return-mode": ["/clients/me/shipping_fees"],
  "edit/return-mode/confirmation": [],
  "failed-payment": ["/clients/me/orders"],
  "failed-payment/[orderId]": ["/clients/me/orders/:id"],
  "failed-payment/[orderId]/success": ["/clients/me/orders/:id"],
  giftcards: ["/clients/me/gift_cards"],
  help: [],
  kids: ["switch"],
  littlegeste: ["/clients/me/littlegeste"],
  loyalty: ["/clients/me/loyalty"],
  "loyalty/history": ["/clients/me/loyalty_points"],
  messages: ["/clients/me/tickets"],
  "messages/[id]": ["/clients/me/tickets/:id"],
  preview: ["/clients/me/requests"],
  "preview/[profileId]/[requestId]": [
    "/clients/me/kids/:id/requests/:rid",
    "/clients/me/kids/:id/requests/:rid/preview",
    "/clients/me/requests",
  ],
  "preview/[profileId]/[requestId]/comment": [
    "/clients/me/kids/:id/requests/:rid",
    "/clients/me/kids/:id/requests/:rid/preview",
    "/clients/me/requests",
  ],
  "preview/[profileId]/[requestId]/confirmation": [
    "/clients/me/kids/:id/requests/:rid",
    "/clients/me/kids/:id/requests/:rid/preview",
    "/clients/me/requests",
  ],
  "rating/[orderId]": ["/clients/me/orders/:id", "/clients/me/orders/:id/try-on", "/clients/me/orders/:id/reviews"],
  referral: ["/clients/me/referrals"],
  "return-labels": ["/clients/me/returns"],
  returns: ["/clients/me/returns", "/clients/me/orders"],
  "returns/[id]": ["/clients/me/returns/:id"],
  "returns/[id]/success": ["/clients/me/returns/:id"],
  "returns/order/[id]": [
    "/clients/me/orders/:id",
    "/clients/me/orders/:id/try-on",
    "/clients/me/orders/:id/return-options",
  ],
  "returns/order/[id]/success": ["/clients/me/orders/:id", "/clients/me/orders/:id/try-on", "/clients/me/returns"],
  "staff-visits": ["/clients/me/staff-actions"],
  subscriptions: [
    "profiles",
    "/clients/me/delivery-dates",
    "/clients/me/wallet",
    "/clients/me/loyalty",
    "/clients/me/requests",
    "/clients/me/subscriptions",
  ],
  wallet: ["/clients/me/wallet", "/clients/me/coupon-codes"],
};
/** Those that have no `load`: `account-overview.test.tsx` opens the first, the second asks for one list. */
const others = ["", "orders"];

const pages = globSync("**/page.tsx", { cwd: folder }).map((file) => file.replace(/\/?page\.tsx$/, ""));

it("knows what every page of the account asks for", () => {
  expect(pages.toSorted()).toEqual([...Object.keys(rounds), ...others].toSorted());
});

it.each(Object.entries(rounds))("%s asks for all it shows at once", async (page, round) => {
  const { default: open } = (await import(/* @vite-ignore */ path.resolve(folder, page, "page.tsx"))) as Page;
  const id = "0d7d8a9e-0000-4000-8000-0000000000a1";
  const params = { id, orderId: id, profileId: id, requestId: "1" };
  const { props } = await open({ params: Promise.resolve(params), searchParams: Promise.resolve({}) });
  asked.paths = [];
  void props.load?.({ locale: "fr", target: "/infos", accessToken: "", clientId: undefined }, params);
  /* All that does not wait for an answer happens before the next turn. */
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked.paths.toSorted()).toEqual(round.toSorted());
});
