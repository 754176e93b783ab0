import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef, type ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { chargeDue } from "#backend/orders/charge.ts";
import { sandboxPayments } from "#backend/db/schema/sandbox.ts";
import { reconcilePayments } from "#backend/payments/settle.ts";
import { createGiftCard, getGiftCard, type GiftCardOrder } from "#contract/gift-cards.ts";
import { getClient, type Client } from "#contract/client.ts";
import { getOrder, getOrders, type Order } from "#contract/orders.ts";
import { getPaymentMethods, getPaymentPlatforms } from "#contract/payment-methods.ts";
import { OrderCheckout } from "#components/checkout/order-checkout.tsx";
import { PayOrderCheckout } from "#components/checkout/pay-order-checkout.tsx";
import { GiftCardPayment } from "#components/gift-cards/gift-card-payment.tsx";
import { GiftCardResult } from "#components/gift-cards/gift-card-result.tsx";
import { writeCartMemo } from "#lib/cart/cart-shell.ts";
import { useCart } from "#lib/cart/use-cart.ts";
import { nameOf } from "#lib/gift-cards/api.ts";
import { AppError } from "#lib/http/app-error.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { queryClient } from "#lib/query/query-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { answerAtBank } from "#tests/backend/at-bank.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aCard, aClient, cards, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { cartAtPayment } from "#tests/storefront/cart-at-payment.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";
import { MethodsBoard } from "./methods/methods-board.tsx";
import { RecoverOrder } from "./recovery/recover-order.tsx";

/*
 * Ends of a page of a bank that nobody waits for, wherever money is taken: the bank tells what became of it much later, and
 * the page was left until it closed. For a failed box those it tells at once, too. The API behind it is real, and so is what the
 * sandbox has taken.
 */
const shop = vi.hoisted(() => ({ client: null as ApiClient | null, left: [] as string[] }));
vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
  useSearchParams: () => new URLSearchParams(location.search),
}));
vi.mock("#lib/session/server.ts", () => ({
  requireSession: async () => ({ locale: "nl", target: "/", accessToken: "", clientId: "" }),
  callAsClient: (_: unknown, ...asked: Parameters<ApiClient["call"]>) => shop.client?.call(...asked),
}));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: (url: string) => void shop.left.push(url) }));
/* What was ordered has a test of its own, and can only be rendered by a server. */
vi.mock("#components/orders/order-summary.tsx", () => ({ OrderSummary: () => null }));
const { OrderPayment, PaymentResult } = await import("./payment-result.tsx");

let api: TestApi;
let pieces: TestPiece[];
let owner: SignedIn;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 10);
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
});
afterAll(() => api.close());
afterEach(() => {
  leave();
  sessionStorage.clear();
  writeCartMemo(null);
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

function leave(): void {
  cleanup();
  queryClient().clear();
  shop.left = [];
}
async function show(page: ReactNode): Promise<void> {
  render(
    <NextIntlClientProvider locale="nl" messages={nl} timeZone="Europe/Paris">
      <QueryClientProvider client={queryClient()}>{page}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await settled();
}
/** What was asked is answered, and what had to be loaded for that is there. */
async function settled(): Promise<void> {
  await act(allAnswered);
  await vi.dynamicImportSettled();
  await act(allAnswered);
}
const reasons = nl.website.error.payment;
const { result } = nl.payment;
const plain = (text: string) => text.replaceAll(/\s/g, " ");
const button = (name: string) => screen.findByRole("button", { name: (told) => plain(told) === plain(name) });
async function press(name: string) {
  fireEvent.click(await button(name));
  await settled();
}
const heading = (name: string) => screen.findByRole("heading", { name });
async function choose(name: string | RegExp) {
  fireEvent.click(await screen.findByRole("radio", { name }));
  await settled();
}

/** What the sandbox has taken for what a page of the shop is about, in cents. */
async function takenFor(id: string): Promise<number[]> {
  const payments = await api.dependencies.db.select().from(sandboxPayments);
  const taken = payments.filter(({ returnUrl, status }) => returnUrl.includes(id) && status === "SUCCEEDED");
  return taken.map(({ amountCents }) => amountCents);
}
/** To the bank, by Klarna unless another way is named, with the press that pays: the address of its page. */
async function goToBank(pay: string, way: string | RegExp = nl.payment.kind.klarna_paylater): Promise<string> {
  await choose(way);
  await press(pay);
  return vi.waitFor(() => {
    expect(shop.left).toEqual([expect.stringContaining("/payment-sandbox/")]);
    const { pathname, search } = new URL(shop.left[0] ?? "", location.href);
    return pathname + search;
  });
}
/** An answer on the page of a bank; the browser is on the page it leads back to. */
async function answer(page: string, decision: Parameters<typeof answerAtBank>[2]): Promise<void> {
  const address = await answerAtBank(api, page, decision);
  leave();
  history.replaceState(null, "", address);
}
async function pass(minutes: number): Promise<void> {
  api.clock.advance(minutes * 60_000);
  owner = { ...owner, token: await comeBack(api, owner) };
  shop.client = clientOf(api, owner);
}
/** The bank has told the end it knew for long. */
async function toldByBank(): Promise<void> {
  await pass(3);
  await reconcilePayments(api.dependencies);
}
const read = (id: string) => api.call(getOrder, { token: owner.token, params: { id } });
const cents = (euros: number) => Math.round(euros * 100);

describe("a new order of the shop", () => {
  function Shown({ client }: { client: Client }) {
    const cart = useCart();
    if (cart.status !== "ready" || !cart.cart) return null;
    const rest = { isUpdating: cart.isPredicted, onOrdered: () => undefined, lastStepRef: createRef<null>() };
    return <OrderCheckout client={client} cart={cart.cart} locale="nl" {...rest} />;
  }
  async function order(): Promise<{ page: string; id: string }> {
    await show(<Shown client={await cartAtPayment(api, owner, present(pieces[0]).id, false)} />);
    const page = await goToBank(nl.checkout.submit);
    const { items } = await api.call(getOrders, { token: owner.token, query: {} });
    return { page, id: present(items[0]).id };
  }
  const showResult = async () => {
    cleanup();
    const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(location.search)));
    await showPage("nl", () => PaymentResult({ locale: "nl", searchParams }));
    await settled();
  };

  it("that the bank tells about later is thanked for then, and taken once", async () => {
    const { page, id } = await order();
    await answer(page, "later");
    await showResult();
    expect(await heading(result.pendingTitle)).toBeTruthy();
    await expectSound();
    expect(await takenFor(id)).toEqual([]);
    await toldByBank();
    await showResult();
    const { number, due_ttc, status } = await read(id);
    expect(await screen.findByText(number, { exact: false })).toBeTruthy();
    expect(screen.queryByText(result.pendingTitle)).toBeNull();
    await expectSound();
    expect([status, await takenFor(id)]).toEqual(["PAID", [cents(due_ttc)]]);
  });

  it("whose bank was left for an hour is not paid, says so, and is paid by another method", async () => {
    const { page, id } = await order();
    await pass(61);
    await answer(page, "confirm");
    await showResult();
    expect(await heading(result.expiredTitle)).toBeTruthy();
    expect(screen.getByText(reasons.expired, { exact: false })).toBeTruthy();
    await expectSound();
    const again = screen.getByRole("link", { name: result.payAgain });
    expect(again.getAttribute("href")).toBe(`/nl/shop/checkout?order=${id}`);
    const failed = await read(id);
    leave();
    const client = await api.call(getClient, { token: owner.token });
    const rest = { onPaid: () => undefined, lastStepRef: createRef<null>() };
    await aCard(api, owner.token);
    await show(<PayOrderCheckout client={client} order={failed} locale="nl" {...rest} />);
    expect(await screen.findByText(reasons.expired, { exact: false })).toBeTruthy();
    await choose(/4242/);
    await expectSound();
    await press(nl.checkout.submit);
    await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/shop/payment-successful?order=")]));
    await answer(page, "confirm");
    expect([(await read(id)).status, await takenFor(id)]).toEqual(["PAID", [cents(failed.due_ttc)]]);
  });
});

describe("a box whose charge failed", () => {
  async function aFailedBox(card: string = cards.offSessionDeclined): Promise<Order> {
    await aCard(api, owner.token, card);
    const waits = { kind: "BOX", status: "PENDING_PAYMENT", paidAt: null } as const;
    const id = await anOrderRow(api, owner.client_id, waits);
    await chargeDue(api.dependencies, id, { offSession: true });
    api.clock.advance(60_000);
    return read(id);
  }
  const recover = (order: Order, hasBoxes = true) =>
    show(
      <RecoverOrder order={order} hasBoxes={hasBoxes}>
        {null}
      </RecoverOrder>,
    );
  const pay = ({ due_ttc }: Order) => nl.payment.recovery.pay.replace("{amount}", formatEuros(due_ttc, "nl"));
  const showResult = async (order: Order) => {
    leave();
    await showPage("nl", () => OrderPayment({ locale: "nl", order }));
    await settled();
  };

  it("can be paid once the ways to pay are there, which is asked for again in one press", async () => {
    const box = await aFailedBox();
    const real = present(shop.client);
    shop.client = {
      ...real,
      call: async (endpoint, ...input) => {
        if ((endpoint as unknown) === getPaymentPlatforms)
          throw new AppError("domain", "NOT_FOUND", "-", { status: 404 });
        return real.call(endpoint, ...input);
      },
    };
    await recover(box);
    expect(await screen.findByText(nl.checkout.failure.load)).toBeTruthy();
    await expectSound();
    expect(screen.queryByRole("button", { name: nl.checkout.submit })).toBeNull();
    shop.client = real;
    await press(nl.checkout.failure.retry);
    expect(await button(pay(box))).toBeTruthy();
  });

  it("keeps a new card unasked for boxes to come alone, and says so; where none is to come, it asks", async () => {
    const box = await aFailedBox();
    const asked = () => screen.queryByRole("checkbox", { name: nl.payment.keep.card.ask });
    await recover(box);
    await choose(nl.payment.newCard);
    expect(screen.getByText(nl.payment.keep.card.forBoxes)).toBeTruthy();
    expect(screen.getByText(nl.payment.recovery.nextBoxes)).toBeTruthy();
    expect(asked()).toBeNull();
    leave();

    await recover(box, false);
    await choose(nl.payment.newCard);
    expect((asked() as HTMLInputElement | null)?.checked).toBe(false);
    expect(screen.queryByText(nl.payment.keep.card.forBoxes)).toBeNull();
    expect(screen.queryByText(nl.payment.recovery.nextBoxes)).toBeNull();
    await expectSound();
  });

  /** A service, and the card that was charged while nobody was there to answer its bank. */
  const ways = {
    klarna: { card: cards.offSessionDeclined, choice: nl.payment.kind.klarna_paylater, refused: "service_declined" },
    card: { card: cards.threeDSecure, choice: /3155/, refused: "authentication_failed" },
  } as const;
  it.each(["klarna", "card"] as const)(
    "is paid by %s once where the bank tells later, and thanked for then",
    async (way) => {
      const { card, choice } = ways[way];
      const box = await aFailedBox(card);
      expect(box.status).toBe("PAYMENT_FAILED");
      await recover(box);
      await answer(await goToBank(pay(box), choice), "later");
      expect(location.pathname).toContain(`/infos/failed-payment/${box.id}/success`);
      const waiting = await read(box.id);
      await showResult(waiting);
      expect(await heading(result.pendingTitle)).toBeTruthy();
      await expectSound();
      leave();
      await recover(waiting);
      expect(await screen.findByText(nl.payment.recovery.pending)).toBeTruthy();
      await expectSound();
      expect(await takenFor(box.id)).toEqual([]);
      await toldByBank();
      await showResult(await read(box.id));
      expect(await screen.findByText(box.number, { exact: false })).toBeTruthy();
      expect(screen.queryByText(result.pendingTitle)).toBeNull();
      await expectSound();
      expect(await takenFor(box.id)).toEqual([cents(box.due_ttc)]);
    },
  );

  it.each(
    (["klarna", "card"] as const).flatMap((way) =>
      (["refuse", "cancel", "expire"] as const).map((decision) => [way, decision] as const),
    ),
  )(
    "is still to be paid by %s after «%s» at its bank, which is said, and is paid at the next try",
    async (way, decision) => {
      const { card, choice, refused } = ways[way];
      const box = await aFailedBox(card);
      expect(box.status).toBe("PAYMENT_FAILED");
      await recover(box);
      await answer(await goToBank(pay(box), choice), decision);
      expect(location.pathname).toContain(`/infos/failed-payment/${box.id}/success`);
      await showResult(await read(box.id));
      const words = reasons[{ refuse: refused, cancel: "cancelled" as const, expire: "expired" as const }[decision]];
      expect(screen.getByText(words, { exact: false })).toBeTruthy();
      await expectSound();
      leave();
      const failed = await read(box.id);
      expect([failed.status, failed.due_ttc, await takenFor(box.id)]).toEqual(["PAYMENT_FAILED", box.due_ttc, []]);

      await recover(failed);
      expect(await screen.findByText(words)).toBeTruthy();
      await expectSound();
      await answer(await goToBank(pay(box), choice), "confirm");
      await showResult(await read(box.id));
      expect(await screen.findByText(box.number, { exact: false })).toBeTruthy();
      expect([(await read(box.id)).paid_at, await takenFor(box.id)]).toEqual([
        expect.any(String),
        [cents(box.due_ttc)],
      ]);
    },
  );

  it("is still to be paid where the bank was left for an hour, which is said, and by another method then", async () => {
    const box = await aFailedBox();
    await recover(box);
    const page = await goToBank(pay(box));
    await pass(61);
    await answer(page, "confirm");
    const failed = await read(box.id);
    expect([failed.status, await takenFor(box.id)]).toEqual(["PAYMENT_FAILED", []]);
    await recover(failed);
    expect(await screen.findByText(reasons.expired)).toBeTruthy();
    await choose("PayPal");
    await expectSound();
    await press(pay(box));
    const paypal = await vi.waitFor(() => present(shop.left[0]));
    await answer(paypal, "confirm");
    await answer(page, "confirm");
    expect([(await read(box.id)).paid_at, await takenFor(box.id)]).toEqual([expect.any(String), [cents(box.due_ttc)]]);
  });
});

describe("a guest's gift card", () => {
  let card: GiftCardOrder;
  const readCard = () => api.call(getGiftCard, { params: { id: card.id }, query: { key: card.access_key ?? "" } });
  const showPayment = (now: GiftCardOrder) =>
    show(<GiftCardPayment card={now} name={nameOf(card)} onRewrite={() => undefined} />);
  async function begin(): Promise<string> {
    shop.client = clientOf(api, null);
    const buyer = { name: "Paul Blanc", email: "paul@example.com" };
    const body = { amount: 50, for: "KID" as const, recipient: { name: "Mina", email: null }, buyer };
    card = await api.call(createGiftCard, { body, idempotencyKey: crypto.randomUUID() });
    await showPayment(card);
    return goToBank(nl.checkout.submit);
  }
  const { giftCard: words } = nl.deeds;

  it("is valid once the bank told so, later, which its page says by itself", async () => {
    const page = await begin();
    await answer(page, "later");
    await show(<GiftCardResult />);
    expect(await screen.findByText(words.pendingTitle)).toBeTruthy();
    await expectSound();
    expect([(await readCard()).status, await takenFor(card.id)]).toEqual(["PENDING_PAYMENT", []]);
    api.clock.advance(3 * 60_000);
    await reconcilePayments(api.dependencies);
    await vi.waitFor(() => expect(screen.queryByText(words.doneTitle)).not.toBeNull(), { timeout: 5000 });
    await expectSound();
    expect([(await readCard()).status, await takenFor(card.id)]).toEqual(["ACTIVE", [5000]]);
  });

  it("is worth nothing where the bank was left for an hour, and is paid at the next try", async () => {
    const page = await begin();
    api.clock.advance(61 * 60_000);
    await answer(page, "confirm");
    await show(<GiftCardResult />);
    expect(await screen.findByText(words.failedTitle)).toBeTruthy();
    expect(screen.getByText(reasons.expired)).toBeTruthy();
    expect(screen.queryByText(words.doneTitle)).toBeNull();
    await expectSound();
    leave();
    history.replaceState(null, "", "/");
    await showPayment(await readCard());
    expect(await screen.findByText(reasons.expired)).toBeTruthy();
    const next = await goToBank(nl.checkout.submit);
    await expectSound();
    await answer(next, "confirm");
    await answer(page, "confirm");
    await show(<GiftCardResult />);
    expect(await screen.findByText(words.doneTitle)).toBeTruthy();
    expect([(await readCard()).status, await takenFor(card.id)]).toEqual(["ACTIVE", [5000]]);
  });
});

it("adds no PayPal where its page was left for an hour, says so, and adds it once at the next try", async () => {
  const kept = async () => (await api.call(getPaymentMethods, { token: owner.token })).map(({ brand }) => brand);
  const showBoard = async () => {
    const { token } = owner;
    const [methods, platforms] = await Promise.all([
      api.call(getPaymentMethods, { token }),
      api.call(getPaymentPlatforms, { token, query: {} }),
    ]);
    const rest = { dependants: { names: [], nextOn: null }, holder: "Ada", today: "2026-11-16" };
    await show(<MethodsBoard methods={methods} platforms={platforms} {...rest} />);
  };
  const goToPaypal = async () => {
    await choose("PayPal");
    await press(nl.savedMethods.addElsewhere);
    return vi.waitFor(() => present(shop.left[0]));
  };
  history.replaceState(null, "", "/nl/infos/add/payment");
  await showBoard();
  const page = await goToPaypal();
  await pass(61);
  await answer(page, "confirm");
  await showBoard();
  expect(await screen.findByText(reasons.expired)).toBeTruthy();
  await expectSound();
  expect([await kept(), location.search]).toEqual([[], ""]);
  await answer(await goToPaypal(), "confirm");
  await showBoard();
  expect(await screen.findByText(nl.savedMethods.added.replace("{name}", "PayPal"))).toBeTruthy();
  expect(screen.queryByText(reasons.expired)).toBeNull();
  await expectSound();
  expect(await kept()).toEqual(["paypal"]);
});
