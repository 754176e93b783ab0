import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createAdyenProvider } from "#backend/payments/adyen/provider.ts";
import { createStripeProvider } from "#backend/payments/stripe/provider.ts";
import { searchProducts } from "#contract/catalog.ts";
import { getClient } from "#contract/client.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { createOrder, getOrder, quoteOrder, type Order } from "#contract/orders.ts";
import { createPaymentMethod, getPaymentMethods, getPaymentPlatforms } from "#contract/payment-methods.ts";
import { getDeliveryDates, getSubscriptions } from "#contract/subscriptions.ts";
import { JoiningCheckout } from "#components/joining/joining-checkout.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { matchRoute } from "#lib/routing/match.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { queryClient } from "#lib/query/query-client.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, aShippingAddress, anAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import { typedCard } from "#tests/providers/stripe/fields.ts";
import { startStripeServer, stripeKeys, type StripeServer } from "#tests/providers/stripe/server.ts";
import type { BankAnswer } from "#tests/providers/stripe/world.ts";
import { typed } from "#tests/providers/typed.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";
import { MethodsBoard } from "./methods/methods-board.tsx";
import { RecoverOrder } from "./recovery/recover-order.tsx";

/*
 * Where boxes are joined and what failed is paid, with the API behind it and what stands in for the two providers.
 */
const shop = vi.hoisted(() => ({ client: null as ApiClient | null, left: [] as string[], readAnew: 0 }));
vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => void (shop.readAnew += 1) }),
  useSearchParams: () => new URLSearchParams(location.search),
}));
/* Whoever comes back is signed in. */
vi.mock("#lib/session/server.ts", () => ({
  requireSession: async () => ({ locale: "de", target: "/", accessToken: "", clientId: "" }),
  callAsClient: (_: unknown, ...asked: Parameters<ApiClient["call"]>) => shop.client?.call(...asked),
}));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: (url: string) => void shop.left.push(url) }));
/* What was ordered has a test of its own, and can only be rendered by a server. */
vi.mock("#components/orders/order-summary.tsx", () => ({ OrderSummary: () => null }));
/* Of the page's colours, which a document without a browser does not reckon. */
vi.mock("./stripe/appearance.ts", () => ({ stripeAppearance: () => ({}) }));
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: async () => ({}) }));
vi.mock("@stripe/react-stripe-js", () => import("#tests/providers/stripe/fields.ts"));
vi.mock("@adyen/adyen-web", () => import("#tests/providers/adyen/fields.ts"));
const { PaymentResult } = await import("./payment-result.tsx");

let stripe: StripeServer;
let adyen: AdyenServer;
beforeAll(async () => {
  [stripe, adyen] = await Promise.all([startStripeServer(), startAdyenServer()]);
  [typed.stripe, typed.adyen] = [stripe.url, adyen.url];
});
afterAll(async () => {
  await Promise.all([stripe.close(), adyen.close()]);
});

type Proof = BodyOf<typeof createPaymentMethod>;
const dates = { encryptedExpiryMonth: "month", encryptedExpiryYear: "year", encryptedSecurityCode: "code" };
const providers = [
  {
    name: "Stripe",
    type: "card_via_stripe",
    klarna: de.payment.kind.klarna,
    idealRefusal: de.website.error.payment.authentication_failed,
    cards: {
      refused: "4000000000000002",
      poor: "4000000000009995",
      asks: "4000002500003155",
      good: "4242424242424242",
    },
    setupRefusal: fr.website.error.payment.authentication_failed,
    refusal: fr.website.error.payment.card_declined,
    /** A card that a payment fails with. */
    poorProof: async (): Promise<Proof> => {
      typed.number = "4000000000009995";
      return { provider_payment_method_id: (await typedCard()).id, payment_gateway: "stripe", is_kept: false };
    },
  },
  {
    name: "Adyen",
    type: "card_via_adyen",
    klarna: de.payment.kind.klarna_paylater,
    idealRefusal: de.website.error.payment.service_declined,
    cards: { refused: "refused-1", poor: "funds-1", asks: "redirect-1", good: "ok-1" },
    setupRefusal: fr.rhythm.checkout.refused,
    refusal: fr.website.error.payment.card_declined,
    poorProof: async (): Promise<Proof> => ({
      encrypted_card: { encryptedCardNumber: "funds-1", ...dates },
      payment_gateway: "adyen",
      is_kept: false,
    }),
  },
] as const;

describe.each(providers)("with $name", (provider) => {
  const { name, type, klarna, idealRefusal, cards, refusal, setupRefusal, poorProof } = provider;
  let api: TestApi;
  let owner: SignedIn;
  beforeAll(async () => {
    api = await createTestApi({
      providers: (needs) => [
        name === "Stripe"
          ? createStripeProvider(needs, { ...stripeKeys, apiBase: stripe.url })
          : createAdyenProvider({ ...adyenKeys, environment: "test", apiBase: adyen.url }),
      ],
    });
  });
  afterAll(() => api.close());
  afterEach(() => {
    server().tellTo(null);
    cleanup();
    queryClient().clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    history.replaceState(null, "", "/");
    [shop.left, typed.left] = [[], []];
  });

  /** What was asked is answered, and what had to be loaded for that is there. */
  const settled = async () => {
    await act(allAnswered);
    await vi.dynamicImportSettled();
    await act(allAnswered);
  };
  const keptTypes = async () =>
    (await api.call(getPaymentMethods, { token: owner.token })).map((method) => method.payment_method_type);
  /** What comes back is kept once the page has asked for this and that, each when the answer before is shown. */
  const expectKept = (types: readonly string[]) =>
    vi.waitFor(
      async () => {
        await settled();
        expect(await keptTypes()).toEqual(types);
      },
      { timeout: 10_000 },
    );
  const press = async (button: string) => {
    fireEvent.click(await screen.findByRole("button", { name: button }));
    await settled();
  };
  const atRest = () => vi.waitFor(() => expect(document.querySelector("button[aria-busy=true]")).toBeNull());
  const statusOf = async ({ id }: Order) => (await api.call(getOrder, { token: owner.token, params: { id } })).status;
  const fieldsAreThere = () =>
    vi.waitFor(() => expect(document.querySelector("form [aria-busy=false]")).not.toBeNull());

  const server = () => (name === "Stripe" ? stripe : adyen);

  /** A new client on the page where boxes are asked for. */
  async function aJoining() {
    owner = await aClient(api);
    shop.client = clientOf(api, owner);
    const kid = await aProfile(api, owner.token);
    await aShippingAddress(api, owner.token);
    const params = { id: kid.id };
    const { days } = await api.call(getDeliveryDates, { token: owner.token, params });
    const choice = { frequency: 2, budget: null, date: present(days[3]) };
    const client = await api.call(getClient, { token: owner.token });
    const showAnew = () => {
      cleanup();
      queryClient().clear();
      const rest = { choice, going: null, membershipHref: "/quiz/membership", guarantee: null };
      inFrench(<JoiningCheckout client={client} profile={kid} {...rest} />);
    };
    showAnew();
    return { choice, params, showAnew };
  }
  const inFrench = (page: ReactNode) =>
    render(
      <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
        {page}
      </NextIntlClientProvider>,
    );

  it("begins a subscription with a card that is kept for its boxes, and begins none with one that the bank refuses", async () => {
    const { choice, params } = await aJoining();
    await press(fr.rhythm.checkout.toPayment);
    await fieldsAreThere();
    typed.number = cards.refused;
    await press(fr.rhythm.checkout.confirmSubscription);
    expect(await screen.findByText(refusal)).toBeTruthy();
    await atRest();
    await expectSound();
    expect(await api.call(getSubscriptions, { token: owner.token, params })).toEqual([]);
    expect(await keptTypes()).toEqual([]);

    await fieldsAreThere();
    typed.number = cards.good;
    await press(fr.rhythm.checkout.confirmSubscription);
    await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/quiz/confirm/")]));
    expect(await api.call(getSubscriptions, { token: owner.token, params })).toMatchObject([
      { frequency: 2, next_delivery_date: choice.date },
    ]);
    expect(await keptTypes()).toEqual([type]);
    expect(adyen.faults).toEqual([]);
  });

  /** To the page of a bank or a service that a form led to; answers on it, and is on the page of the shop it leads back to. */
  async function comeBackWith(what: BankAnswer): Promise<void> {
    const [left = ""] = [...typed.left, ...shop.left];
    expect(left).toContain("/authenticate/");
    [shop.left, typed.left] = [[], []];
    const back = new URL(server().answerBank(new URL(left).pathname.split("/").at(-1) ?? "", what));
    history.replaceState(null, "", back.pathname + back.search);
  }
  async function choosePaypal() {
    fireEvent.click(await screen.findByRole("radio", { name: fr.payment.kind.paypal }));
    await settled();
    await fieldsAreThere();
  }
  const begun = (params: { id: string }) => api.call(getSubscriptions, { token: owner.token, params });

  it("begins a subscription with a card whose bank asks: none where it says no, one where it is confirmed", async () => {
    const { params, showAnew } = await aJoining();
    await press(fr.rhythm.checkout.toPayment);
    const payAsked = async (what: BankAnswer) => {
      await fieldsAreThere();
      [typed.number, typed.atBank] = [cards.asks, what];
      await press(fr.rhythm.checkout.confirmSubscription);
      // Stripe shows the bank's page in a frame, Adyen leaves for it.
      if (name === "Stripe") return;
      await comeBackWith(what);
      showAnew();
      await settled();
    };
    await payAsked("refuse");
    expect(await screen.findByText(setupRefusal)).toBeTruthy();
    await expectSound();
    expect([await begun(params), await keptTypes(), shop.left]).toEqual([[], [], []]);

    await payAsked("confirm");
    await expectKept([type]);
    await settled();
    expect(await begun(params)).toHaveLength(name === "Stripe" ? 1 : 0);
    if (name === "Adyen") await press(fr.rhythm.checkout.confirmSubscription);
    expect(shop.left).toEqual([expect.stringContaining("/quiz/confirm/")]);
    expect([await begun(params), await keptTypes()]).toMatchObject([[{ frequency: 2 }], [type]]);
    expect(adyen.faults).toEqual([]);
  });

  it("begins a subscription with PayPal, once its page allowed it", async () => {
    const { params, showAnew } = await aJoining();
    await press(fr.rhythm.checkout.toPayment);
    await choosePaypal();
    await press(fr.rhythm.checkout.confirmSubscription);
    await comeBackWith("confirm");
    showAnew();
    await expectKept([type.replace("card", "paypal")]);
    await settled();
    await expectSound();
    expect(await begun(params)).toEqual([]);
    await press(fr.rhythm.checkout.confirmSubscription);
    expect(shop.left).toEqual([expect.stringContaining("/quiz/confirm/")]);
    expect(await begun(params)).toMatchObject([{ frequency: 2 }]);
    expect(adyen.faults).toEqual([]);
  });

  it("keeps no PayPal whose page leads back before the end is known, and begins nothing with it", async () => {
    history.replaceState(null, "", "/quiz/checkout?rhythm=2");
    const { params, showAnew } = await aJoining();
    await press(fr.rhythm.checkout.toPayment);
    await choosePaypal();
    await press(fr.rhythm.checkout.confirmSubscription);
    await comeBackWith("later");
    showAnew();
    await settled();
    expect(await screen.findByText(fr.rhythm.checkout.refused)).toBeTruthy();
    await expectSound();
    expect(location.search).toBe("?rhythm=2");
    expect(await api.call(getSubscriptions, { token: owner.token, params })).toEqual([]);
    cleanup();

    history.replaceState(null, "", "/infos/add/payment");
    const platforms = await api.call(getPaymentPlatforms, { token: owner.token, query: {} });
    const rest = { dependants: { names: [], nextOn: null }, holder: "Ada", today: "2026-11-16" };
    const showBoard = () => inFrench(<MethodsBoard methods={[]} platforms={platforms} {...rest} />);
    showBoard();
    await choosePaypal();
    await press(fr.savedMethods.addElsewhere);
    await comeBackWith("later");
    cleanup();
    showBoard();
    expect(await screen.findByText(fr.website.error.payment.SETUP_INTENT_FAILED)).toBeTruthy();
    await fieldsAreThere();
    await expectSound();
    expect(location.search).toBe("");
    expect([await keptTypes(), shop.left, adyen.faults]).toEqual([[], [], []]);
  });

  it.each([
    ["de", de],
    ["es", es],
  ] as const)(
    "says in %s that PayPal was turned off meanwhile, and keeps the card that is chosen instead",
    async (locale, words) => {
      owner = await aClient(api);
      shop.client = clientOf(api, owner);
      const platforms = await api.call(getPaymentPlatforms, { token: owner.token, query: {} });
      const rest = { dependants: { names: [], nextOn: null }, holder: "Ada", today: "2026-11-16" };
      render(
        <NextIntlClientProvider locale={locale} messages={words} timeZone="Europe/Paris">
          <MethodsBoard methods={[]} platforms={platforms} {...rest} />
        </NextIntlClientProvider>,
      );
      const choose = async (kind: string) => {
        fireEvent.click(await screen.findByRole("radio", { name: kind }));
        await settled();
        await fieldsAreThere();
      };
      const { offered } = server();
      const turnedOff = offered.indexOf("paypal");
      await choose(words.payment.kind.paypal);
      offered.splice(turnedOff, 1);
      await press(words.savedMethods.addElsewhere);
      await atRest();
      offered.splice(turnedOff, 0, "paypal");
      expect(await screen.findByText(words.website.error.payment.PAYMENT_PLATFORM_NOT_AVAILABLE)).toBeTruthy();
      await expectSound();
      expect([await keptTypes(), shop.left, typed.left]).toEqual([[], [], []]);

      await choose(words.payment.kind.card);
      typed.number = cards.good;
      await press(words.savedMethods.add);
      await expectKept([type]);
      expect(adyen.faults).toEqual([]);
    },
  );

  /** An order whose first payment the bank refused. */
  async function aFailedOrder(): Promise<Order> {
    const { token } = owner;
    const method = await api.call(createPaymentMethod, { token, body: await poorProof() });
    const { products } = await api.call(searchProducts, { query: { page: 1 } });
    const piece = present(products.find(({ variants }) => variants.some(({ is_available }) => is_available)));
    const variant = present(piece.variants.find(({ is_available }) => is_available));
    const lines = [{ product_id: piece.id, variant_id: variant.variant_id, quantity: 1, look: null }];
    const delivery = { mode: "HOME" } as const;
    const address = { country_code: "FR" } as const;
    const { totals } = await api.call(quoteOrder, { token, body: { lines, address, delivery, use_wallet: false } });
    return api.call(createOrder, {
      token,
      idempotencyKey: crypto.randomUUID(),
      body: {
        lines,
        shipping_address: anAddress({}),
        delivery,
        payment_method_id: method.id,
        expected_total_ttc: totals.total_amount_ttc,
      },
    });
  }

  it("pays in German what failed: one card is refused once more, another one pays that very order and is kept as asked", async () => {
    owner = await aClient(api);
    const order = await aFailedOrder();
    expect(order.status).toBe("PAYMENT_FAILED");
    shop.client = clientOf(api, owner);
    recover(order);
    const pay = de.payment.recovery.pay.replace("{amount}", formatEuros(order.due_ttc, "de"));
    expect(await screen.findByText(de.website.error.payment.insufficient_funds)).toBeTruthy();
    await fieldsAreThere();
    await expectSound();
    typed.number = cards.poor;
    await press(pay);
    await atRest();
    expect(await statusOf(order)).toBe("PAYMENT_FAILED");
    expect(shop.left).toEqual([]);

    await fieldsAreThere();
    typed.number = cards.good;
    fireEvent.click(await screen.findByRole("checkbox", { name: de.payment.keep.card.ask }));
    await press(pay);
    await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/success")]));
    expect(await statusOf(order)).toBe("PAID");
    expect(await keptTypes()).toEqual([type]);
    expect(adyen.faults).toEqual([]);
  });

  const recover = (order: Order) =>
    render(
      <NextIntlClientProvider locale="de" messages={de} timeZone="Europe/Paris">
        <RecoverOrder order={order} hasBoxes={false}>
          {null}
        </RecoverOrder>
      </NextIntlClientProvider>,
    );
  const read = ({ id }: Order) => api.call(getOrder, { token: owner.token, params: { id } });
  /** Chooses a service or a card whose bank asks, answers on its page and comes back to where the shop says what became of it. */
  async function payBy(way: string, order: Order, what: BankAnswer) {
    api.clock.advance(60_000);
    fireEvent.click(await screen.findByRole("radio", { name: way }));
    await settled();
    if (way === de.payment.kind.card) {
      await fieldsAreThere();
      typed.number = cards.asks;
    }
    await press(de.payment.recovery.pay.replace("{amount}", formatEuros(order.due_ttc, "de")));
    await comeBackWith(what);
    await server().deliver();
    expect(matchRoute(splitLocale(location.pathname).path)?.name).toBe("shop-payment-successful");
    await showResult();
  }
  const showResult = async () => {
    cleanup();
    const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(location.search)));
    await showPage("de", () => PaymentResult({ locale: "de", searchParams }));
    await vi.waitFor(() => expect(location.search).not.toMatch(/redirect|intent/));
    await expectSound();
  };

  it("pays with Klarna and iDEAL what failed: given up, refused, and paid in the end, which the webhook tells late", async () => {
    owner = await aClient(api);
    const order = await aFailedOrder();
    // iDEAL is sold in the Netherlands.
    shop.client = clientOf(api, owner, "nl");
    server().tellTo(`http://api.test/webhooks/${name.toLowerCase()}`);
    recover(order);
    await payBy(klarna, order, "cancel");
    expect(await screen.findByRole("heading", { name: de.payment.result.failedTitle })).toBeTruthy();
    expect(screen.getByText(de.website.error.payment.cancelled, { exact: false })).toBeTruthy();
    cleanup();

    recover(await read(order));
    expect(await screen.findByText(de.website.error.payment.cancelled)).toBeTruthy();
    await payBy(de.payment.kind.ideal, order, "refuse");
    expect(screen.getByText(idealRefusal, { exact: false })).toBeTruthy();
    expect(await statusOf(order)).toBe("PAYMENT_FAILED");
    cleanup();

    recover(await read(order));
    await payBy(klarna, order, "later");
    expect(screen.getByRole("heading", { name: de.payment.result.pendingTitle })).toBeTruthy();
    expect(await statusOf(order)).toBe("PENDING_PAYMENT");
    const reference = name === "Stripe" ? [...stripe.intents.keys()].at(-1) : [...adyen.payments.keys()].at(-1);
    server().settle(reference ?? "");
    await server().deliver();
    await vi.waitFor(() => expect(shop.readAnew).toBeGreaterThan(0), { timeout: 5000 });
    await showResult();
    expect(await screen.findByText(order.number, { exact: false })).toBeTruthy();
    expect(await statusOf(order)).toBe("PAID");
    expect(await keptTypes()).toEqual([]);
    expect(adyen.faults).toEqual([]);
  });

  it("pays what failed with a card whose bank asks, refused and confirmed there, the webhook being quicker than the answer", async () => {
    owner = await aClient(api);
    const order = await aFailedOrder();
    shop.client = clientOf(api, owner);
    server().tellTo(`http://api.test/webhooks/${name.toLowerCase()}`, "before");
    recover(order);
    await payBy(de.payment.kind.card, order, "refuse");
    expect(screen.getByText(de.website.error.payment.authentication_failed, { exact: false })).toBeTruthy();
    expect(await statusOf(order)).toBe("PAYMENT_FAILED");
    cleanup();

    recover(await read(order));
    expect(await screen.findByText(de.website.error.payment.authentication_failed)).toBeTruthy();
    await payBy(de.payment.kind.card, order, "confirm");
    expect(await screen.findByText(order.number, { exact: false })).toBeTruthy();
    expect([await statusOf(order), await keptTypes()]).toEqual(["PAID", []]);
    expect(new Set(server().delivered)).toEqual(new Set([200]));
    expect(adyen.faults).toEqual([]);
  });

  it("pays what failed by PayPal, which is asked on its page and not kept", async () => {
    owner = await aClient(api);
    const order = await aFailedOrder();
    shop.client = clientOf(api, owner);
    recover(order);
    await payBy(de.payment.kind.paypal, order, "confirm");
    expect(await screen.findByText(order.number, { exact: false })).toBeTruthy();
    expect([await statusOf(order), await keptTypes()]).toEqual(["PAID", []]);
    expect(adyen.faults).toEqual([]);
  });
});
