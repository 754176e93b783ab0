// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Order } from "#contract/orders.ts";
import { SwitchedOff } from "#components/navigation/where-on.tsx";
import { AppError } from "#lib/http/app-error.ts";
import es from "#messages/es.json" with { type: "json" };
import { anOrder } from "#tests/lib/order-builders.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({ read: null as (() => Promise<Order>) | null }));
vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock("#lib/session/server.ts", () => ({
  requireSession: async () => ({ locale: "es", target: "/", accessToken: "", clientId: "" }),
  callAsClient: () => shop.read?.(),
}));
vi.mock("#lib/observability/report.ts", () => ({ reportError: () => undefined }));
/* What was ordered has a test of its own, and can only be rendered by a server. */
vi.mock("#components/orders/order-summary.tsx", () => ({ OrderSummary: () => null }));
const { PaymentResult } = await import("./payment-result.tsx");

afterEach(cleanup);

const id = "0d7d8a9e-0000-4000-8000-0000000000a1";
const payment = (change: Partial<Order["payment"]>) => ({ ...anOrder({}).payment, ...change });
const order = (change: Partial<Order>) => async () => anOrder({ id, number: "PM-1", ...change });
const bank = "https://bank.example/1";
const { result } = es.payment;
const toCheckout = `/es/shop/checkout?order=${id}`;

it.each<[string, () => Promise<Order>, heading: string, links: Record<string, string>]>([
  [
    "waits at its bank",
    order({ status: "PENDING_PAYMENT", payment: payment({ status: "REQUIRES_ACTION", action_url: bank }) }),
    result.actionTitle,
    { [result.toBank]: bank, [result.otherCard]: toCheckout },
  ],
  [
    "is not answered yet",
    order({ status: "PENDING_PAYMENT", payment: payment({ status: "PENDING", action_url: null }) }),
    result.pendingTitle,
    {},
  ],
  [
    "was refused",
    order({ status: "PAYMENT_FAILED", payment: payment({ status: "FAILED", error_code: "card_declined" }) }),
    result.failedTitle,
    { [result.payAgain]: toCheckout },
  ],
  [
    "was left at its bank",
    order({ status: "PAYMENT_FAILED", payment: payment({ status: "FAILED", error_code: "expired" }) }),
    result.expiredTitle,
    { [result.payAgain]: toCheckout },
  ],
  [
    "was cancelled meanwhile",
    order({ status: "CANCELLED" }),
    result.cancelledTitle.replace("{number}", "PM-1"),
    { [result.toCart]: "/es/shop/cart" },
  ],
  [
    "is nobody's",
    () => Promise.reject(new AppError("domain", "NOT_FOUND", "-", { status: 404 })),
    result.unknownTitle,
    { [result.toOrders]: "/es/infos/orders" },
  ],
  [
    "cannot be read now",
    () => Promise.reject(new Error("the API is away")),
    result.metaTitle,
    { [result.reload]: `/es/shop/payment-successful?order=${id}` },
  ],
])("says of a payment that it %s, with a way on, and thanks for nothing", async (_, read, title, links) => {
  shop.read = read;
  await showPage("es", () => PaymentResult({ locale: "es", searchParams: Promise.resolve({ order: id }) }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  const shown = screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(Object.fromEntries(shown)).toEqual(links);
  await expectSound();
});

const waits = payment({ status: "REQUIRES_ACTION", action_url: bank });
const refused = payment({ status: "FAILED", error_code: "card_declined" });
it.each([
  ["waits at its bank", { status: "PENDING_PAYMENT", payment: waits }, result.otherCard],
  ["was refused", { status: "PAYMENT_FAILED", payment: refused }, result.payAgain],
] as const)("pays an order that %s on a page that is there, with the shop and without", async (_, change, name) => {
  shop.read = order(change);
  for (const [switchedOff, page] of [
    [[], toCheckout],
    [["shop"], `/es/infos/failed-payment/${id}`],
  ] as const) {
    await showPage("es", async () => (
      <SwitchedOff value={switchedOff}>
        {await PaymentResult({ locale: "es", searchParams: Promise.resolve({ order: id }) })}
      </SwitchedOff>
    ));
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(page);
    cleanup();
  }
});

it("leads from a cancelled payment to no cart where the shop is switched off", async () => {
  shop.read = order({ status: "CANCELLED" });
  await showPage("es", async () => (
    <SwitchedOff value={["shop"]}>
      {await PaymentResult({ locale: "es", searchParams: Promise.resolve({ order: id }) })}
    </SwitchedOff>
  ));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("PM-1");
  expect(screen.queryByRole("link")).toBeNull();
});
