import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createAdyenProvider } from "#backend/payments/adyen/provider.ts";
import { createStripeProvider } from "#backend/payments/stripe/provider.ts";
import { createGiftCard, getGiftCard, type GiftCardOrder } from "#contract/gift-cards.ts";
import { nameOf } from "#lib/gift-cards/api.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { matchRoute } from "#lib/routing/match.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import type { Telling } from "#tests/providers/stand-in.ts";
import { startStripeServer, stripeKeys, type StripeServer } from "#tests/providers/stripe/server.ts";
import { typed } from "#tests/providers/typed.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { GiftCardPayment } from "./gift-card-payment.tsx";
import { GiftCardResult } from "./gift-card-result.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, left: [] as string[] }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: (url: string) => void shop.left.push(url) }));
/* Of the page's colours, which a document without a browser does not reckon. */
vi.mock("#components/payment/stripe/appearance.ts", () => ({ stripeAppearance: () => ({}) }));
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: async () => ({}) }));
vi.mock("@stripe/react-stripe-js", () => import("#tests/providers/stripe/fields.ts"));
vi.mock("@adyen/adyen-web", () => import("#tests/providers/adyen/fields.ts"));

let stripe: StripeServer;
let adyen: AdyenServer;
beforeAll(async () => {
  [stripe, adyen] = await Promise.all([startStripeServer(), startAdyenServer()]);
  [typed.stripe, typed.adyen] = [stripe.url, adyen.url];
});
afterAll(async () => {
  await Promise.all([stripe.close(), adyen.close()]);
});

const { giftCard: words } = fr.deeds;
const reasons = fr.website.error.payment;
const providers = [
  {
    name: "Stripe",
    gateway: "stripe",
    klarna: fr.payment.kind.klarna,
    cards: { poor: "4000000000009995", asks: "4000002500003155", good: "4242424242424242" },
    bank: /^https:\/\/hooks\.stripe\.com\/authenticate\//,
    cancelled: { klarna_paylater: reasons.cancelled, ideal: reasons.authentication_failed },
    refused: { klarna_paylater: reasons.service_declined, ideal: reasons.authentication_failed },
  },
  {
    name: "Adyen",
    gateway: "adyen",
    klarna: fr.payment.kind.klarna_paylater,
    cards: { poor: "funds-1", asks: "redirect-1", good: "ok-1" },
    bank: /^https:\/\/checkoutshopper-test\.adyen\.com\/authenticate\//,
    cancelled: { klarna_paylater: reasons.cancelled, ideal: reasons.cancelled },
    refused: { klarna_paylater: reasons.service_declined, ideal: reasons.service_declined },
  },
] as const;

describe.each(providers)("a guest's gift card with $name", ({ gateway, klarna, cards, bank, cancelled, refused }) => {
  let api: TestApi;
  let card: GiftCardOrder;
  const server = () => (gateway === "stripe" ? stripe : adyen);
  beforeAll(async () => {
    api = await createTestApi({
      providers: (needs) => [
        gateway === "stripe"
          ? createStripeProvider(needs, { ...stripeKeys, apiBase: stripe.url })
          : createAdyenProvider({ ...adyenKeys, environment: "test", apiBase: adyen.url }),
      ],
    });
  });
  afterAll(() => api.close());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    history.replaceState(null, "", "/");
    shop.left = [];
  });

  const read = () => api.call(getGiftCard, { params: { id: card.id }, query: { key: card.access_key ?? "" } });
  const showPayment = (now: GiftCardOrder) =>
    render(
      <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
        <QueryClientProvider client={new QueryClient()}>
          <GiftCardPayment card={now} name={nameOf(card)} onRewrite={() => undefined} />
        </QueryClientProvider>
      </NextIntlClientProvider>,
    );
  async function begin(told: Telling) {
    // iDEAL is sold in the Netherlands.
    shop.client = clientOf(api, null, "nl");
    server().tellTo(`http://api.test/webhooks/${gateway}`, told);
    card = await api.call(createGiftCard, {
      body: {
        amount: 50,
        for: "KID",
        recipient: { name: "Mina", email: null },
        buyer: { name: "Paul Blanc", email: "paul@example.com" },
      },
      idempotencyKey: crypto.randomUUID(),
    });
    showPayment(card);
  }
  const press = async () => {
    api.clock.advance(60_000);
    fireEvent.click(await screen.findByRole("button", { name: fr.checkout.submit }));
    await act(allAnswered);
  };
  async function payByCard(number: string) {
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: fr.payment.kind.card })).checked).toBe(true);
    await vi.waitFor(() => expect(document.querySelector("form [aria-busy=false]")).not.toBeNull());
    typed.number = number;
    await press();
  }
  async function payBy(kind: "klarna_paylater" | "ideal") {
    fireEvent.click(await screen.findByRole("radio", { name: kind === "ideal" ? fr.payment.kind.ideal : klarna }));
    expect(await screen.findByText(fr.payment.service[kind])).toBeTruthy();
    await press();
  }
  /** What the giver is asked on the page that was left for, and the page it leads back to. */
  async function answer(what: Parameters<StripeServer["answerBank"]>[1]) {
    const left = await vi.waitFor(() => {
      expect(shop.left).toEqual([expect.stringMatching(bank)]);
      return shop.left[0] ?? "";
    });
    shop.left = [];
    expect((await read()).payment).toMatchObject({ status: "REQUIRES_ACTION" });
    const back = new URL(server().answerBank(new URL(left).pathname.split("/").at(-1) ?? "", what));
    await server().deliver();
    expect(matchRoute(back.pathname)?.name).toBe("giftcard-payment-successful");
    cleanup();
    history.replaceState(null, "", back.pathname + back.search);
    showResult();
    await act(allAnswered);
  }
  const showResult = () =>
    render(
      <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
        <GiftCardResult />
      </NextIntlClientProvider>,
    );
  const expectThanks = async () => {
    expect(adyen.faults).toEqual([]);
    expect(await screen.findByText(words.doneTitle)).toBeTruthy();
    await expectSound();
    expect((await read()).status).toBe("ACTIVE");
  };
  /** From what failed back to where it is paid. */
  async function tryAgain() {
    const again = await screen.findByRole("link", { name: words.failedWay });
    await expectSound();
    const { pathname, searchParams } = new URL(again.getAttribute("href") ?? "", location.href);
    expect(matchRoute(pathname)?.name).toBe("giftcard-checkout");
    expect(searchParams.get("key")).toBe(card.access_key);
    cleanup();
    history.replaceState(null, "", "/");
    showPayment(await read());
  }

  it("is paid by card: one is refused, one is asked about at its bank, which says no; the third one pays", async () => {
    await begin("never");
    await payByCard(cards.poor);
    expect(await screen.findByText(reasons.insufficient_funds)).toBeTruthy();
    await expectSound();
    expect(shop.left).toEqual([]);
    await payByCard(cards.asks);
    await answer("refuse");
    expect(await screen.findByText(words.failedTitle)).toBeTruthy();
    expect(screen.getByText(reasons.authentication_failed)).toBeTruthy();
    await tryAgain();
    expect(await screen.findByText(reasons.authentication_failed)).toBeTruthy();
    await payByCard(cards.good);
    await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/giftcard/payment-successful?")]));
    history.replaceState(null, "", shop.left[0]);
    cleanup();
    showResult();
    await expectThanks();
  });

  it("is paid by a card whose bank is asked and says yes, and told of before the giver is back", async () => {
    await begin("before");
    await payByCard(cards.asks);
    await answer("confirm");
    await expectThanks();
    expect((await read()).payment).toMatchObject({ status: "SUCCEEDED" });
  });

  it.each(["klarna_paylater", "ideal"] as const)(
    "is paid by %s: given up there, refused there, and in the end paid without a word by webhook",
    async (kind) => {
      await begin("never");
      await payBy(kind);
      await answer("cancel");
      expect(await screen.findByText(words.failedTitle)).toBeTruthy();
      expect(screen.getByText(cancelled[kind])).toBeTruthy();
      await tryAgain();
      await payBy(kind);
      await answer("refuse");
      expect(await screen.findByText(words.failedTitle)).toBeTruthy();
      expect(screen.getByText(refused[kind])).toBeTruthy();
      await tryAgain();
      await payBy(kind);
      await answer("confirm");
      await expectThanks();
      await vi.waitFor(() => expect(location.search).not.toMatch(/redirect|intent/));
    },
  );

  it("waits for what the service tells later by webhook, and says it by itself", async () => {
    await begin("after");
    await payBy("klarna_paylater");
    await answer("later");
    expect(await screen.findByText(words.pendingTitle)).toBeTruthy();
    await expectSound();
    expect((await read()).status).toBe("PENDING_PAYMENT");
    const reference = gateway === "stripe" ? [...stripe.intents.keys()].at(-1) : [...adyen.payments.keys()].at(-1);
    server().settle(reference ?? "");
    await server().deliver();
    expect((await read()).status).toBe("ACTIVE");
    await vi.waitFor(() => expect(screen.queryByText(words.doneTitle)).not.toBeNull(), { timeout: 5000 });
  });

  it("is told what a service refused by webhook, while the giver never came back", async () => {
    await begin("after");
    await payBy("klarna_paylater");
    const left = shop.left[0] ?? "";
    server().answerBank(new URL(left).pathname.split("/").at(-1) ?? "", "refuse");
    await server().deliver();
    const now = await read();
    expect(now).toMatchObject({ status: "PENDING_PAYMENT", payment: { status: "FAILED" } });
    cleanup();
    showPayment(now);
    expect(await screen.findByText(refused.klarna_paylater)).toBeTruthy();
  });

  it("says that there is no way to pay where nothing is offered that this page has a form for", async () => {
    await begin("never");
    cleanup();
    shop.client = { call: async () => [] } as unknown as ApiClient;
    showPayment(card);
    expect(await screen.findByText(fr.payment.none)).toBeTruthy();
    expect(screen.queryByRole("button", { name: fr.checkout.submit })).toBeNull();
    await expectSound();
  });
});
