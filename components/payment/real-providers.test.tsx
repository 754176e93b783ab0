import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useEffect, type ReactNode } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createAdyenProvider } from "#backend/payments/adyen/provider.ts";
import { createStripeProvider } from "#backend/payments/stripe/provider.ts";
import { searchProducts } from "#contract/catalog.ts";
import { getClient } from "#contract/client.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { createOrder, getOrder, quoteOrder, type Order } from "#contract/orders.ts";
import { createPaymentMethod, getPaymentMethods } from "#contract/payment-methods.ts";
import { getDeliveryDates, getSubscriptions } from "#contract/subscriptions.ts";
import { JoiningCheckout } from "#components/joining/joining-checkout.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { queryClient } from "#lib/query/query-client.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, aShippingAddress, anAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import { startStripeServer, stripeKeys, type StripeServer } from "#tests/providers/stripe/server.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { RecoverOrder } from "./recovery/recover-order.tsx";

/*
 * Where boxes are joined and what failed is paid, with the API behind it and the servers that stand in for the two providers.
 * Their fields are frames of their hosts, which a document without a browser does not show: what stands in for them here has
 * the interface of their libraries and asks the same servers.
 */
const shop = vi.hoisted(() => ({
  client: null as ApiClient | null,
  left: [] as string[],
  /** What was typed. */
  number: "",
  stripe: "",
  adyen: "",
}));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: (url: string) => void shop.left.push(url) }));

/* Of the page's colours, which a document without a browser does not reckon. */
vi.mock("./stripe/appearance.ts", () => ({ stripeAppearance: () => ({}) }));

interface StripeAnswer {
  id: string;
  error?: { type: string; code: string; decline_code?: string };
}
/** What Stripe's own script asks with the key that browsers know. */
async function askStripe(path: string, fields: Record<string, string>): Promise<StripeAnswer> {
  const body = new URLSearchParams({ ...fields, key: stripeKeys.publicKey });
  return (await fetch(`${shop.stripe}/v1/${path}`, { method: "POST", body })).json() as Promise<StripeAnswer>;
}
const typedCard = () =>
  askStripe("payment_methods", {
    type: "card",
    "card[number]": shop.number,
    "card[exp_month]": "4",
    "card[exp_year]": "2030",
  });
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: async () => ({}) }));
vi.mock("@stripe/react-stripe-js", () => ({
  Elements: ({ children }: { children: ReactNode }) => children,
  PaymentElement: ({ onReady }: { onReady: () => void }) => {
    // oxlint-disable-next-line react/exhaustive-deps -- as the library does, once
    useEffect(() => onReady(), []);
    return null;
  },
  useElements: () => ({ submit: async () => ({}) }),
  useStripe: () => ({
    createPaymentMethod: async () => {
      const { error, ...paymentMethod } = await typedCard();
      return error ? { error } : { paymentMethod };
    },
    confirmSetup: async ({ clientSecret }: { clientSecret: string }) => {
      const [intent = ""] = clientSecret.split("_secret_");
      const { id: payment_method } = await typedCard();
      const confirmed = await askStripe(`setup_intents/${intent}/confirm`, {
        payment_method,
        client_secret: clientSecret,
      });
      return confirmed.error ? { error: confirmed.error } : { setupIntent: confirmed };
    },
  }),
}));

interface AdyenConfiguration {
  session?: { id: string; sessionData: string };
  onPaymentCompleted: () => void;
  onPaymentFailed: () => void;
}
vi.mock("@adyen/adyen-web", () => ({
  AdyenCheckout: (configuration: AdyenConfiguration) => Promise.resolve(configuration),
  Redirect: Object,
  Card: class {
    readonly configuration: AdyenConfiguration;
    isValid = true;
    constructor(configuration: AdyenConfiguration) {
      this.configuration = configuration;
    }
    mount = () => undefined;
    unmount = () => undefined;
    get data() {
      const [encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode] = ["month", "year", "code"];
      const dates = { encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode };
      return { paymentMethod: { type: "scheme", encryptedCardNumber: shop.number, ...dates } };
    }
    async submit() {
      const { session, onPaymentCompleted, onPaymentFailed } = this.configuration;
      const address = `${shop.adyen}/checkoutshopper/v1/sessions/${session?.id}/payments?clientKey=${adyenKeys.clientKey}`;
      const body = JSON.stringify({ sessionData: session?.sessionData, ...this.data });
      const { resultCode } = (await (await fetch(address, { method: "POST", body })).json()) as { resultCode: string };
      if (resultCode === "Authorised") onPaymentCompleted();
      else onPaymentFailed();
    }
  },
}));

let stripe: StripeServer;
let adyen: AdyenServer;
beforeAll(async () => {
  [stripe, adyen] = await Promise.all([startStripeServer(), startAdyenServer()]);
  [shop.stripe, shop.adyen] = [stripe.url, adyen.url];
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
    cards: { refused: "4000000000000002", poor: "4000000000009995", good: "4242424242424242" },
    refusal: fr.website.error.payment.card_declined,
    /** A card that a payment fails with. */
    poorProof: async (): Promise<Proof> => {
      shop.number = "4000000000009995";
      return { provider_payment_method_id: (await typedCard()).id, payment_gateway: "stripe", is_kept: false };
    },
  },
  {
    name: "Adyen",
    type: "card_via_adyen",
    cards: { refused: "refused-1", poor: "funds-1", good: "ok-1" },
    refusal: fr.website.error.payment.card_declined,
    poorProof: async (): Promise<Proof> => ({
      encrypted_card: { encryptedCardNumber: "funds-1", ...dates },
      payment_gateway: "adyen",
      is_kept: false,
    }),
  },
] as const;

describe.each(providers)("with $name", ({ name, type, cards, refusal, poorProof }) => {
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
    cleanup();
    queryClient().clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    shop.left = [];
  });

  const keptTypes = async () =>
    (await api.call(getPaymentMethods, { token: owner.token })).map((method) => method.payment_method_type);
  const press = async (button: string) => {
    fireEvent.click(await screen.findByRole("button", { name: button }));
    await act(allAnswered);
  };
  const atRest = () => vi.waitFor(() => expect(document.querySelector("button[aria-busy=true]")).toBeNull());
  const statusOf = async ({ id }: Order) => (await api.call(getOrder, { token: owner.token, params: { id } })).status;
  const fieldsAreThere = () =>
    vi.waitFor(() => expect(document.querySelector("form [aria-busy=false]")).not.toBeNull());

  it("begins a subscription with a card that is kept for its boxes, and begins none with one that the bank refuses", async () => {
    owner = await aClient(api);
    shop.client = clientOf(api, owner);
    const kid = await aProfile(api, owner.token);
    await aShippingAddress(api, owner.token);
    const params = { id: kid.id };
    const { days } = await api.call(getDeliveryDates, { token: owner.token, params });
    const choice = { frequency: 2, budget: null, date: present(days[3]) };
    const client = await api.call(getClient, { token: owner.token });
    render(
      <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
        <JoiningCheckout client={client} profile={kid} choice={choice} going={null} membershipHref="/quiz/membership" />
      </NextIntlClientProvider>,
    );
    await press(fr.rhythm.checkout.toPayment);
    await fieldsAreThere();
    shop.number = cards.refused;
    await press(fr.rhythm.checkout.confirmSubscription);
    expect(await screen.findByText(refusal)).toBeTruthy();
    await atRest();
    expect(await api.call(getSubscriptions, { token: owner.token, params })).toEqual([]);
    expect(await keptTypes()).toEqual([]);

    await fieldsAreThere();
    shop.number = cards.good;
    await press(fr.rhythm.checkout.confirmSubscription);
    await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/quiz/confirm/")]));
    expect(await api.call(getSubscriptions, { token: owner.token, params })).toMatchObject([
      { frequency: 2, next_delivery_date: choice.date },
    ]);
    expect(await keptTypes()).toEqual([type]);
  });

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
    render(
      <NextIntlClientProvider locale="de" messages={de} timeZone="Europe/Paris">
        <RecoverOrder order={order}>{null}</RecoverOrder>
      </NextIntlClientProvider>,
    );
    const pay = de.payment.recovery.pay.replace("{amount}", formatEuros(order.due_ttc, "de"));
    expect(await screen.findByText(de.website.error.payment.insufficient_funds)).toBeTruthy();
    await fieldsAreThere();
    shop.number = cards.poor;
    await press(pay);
    await atRest();
    expect(await statusOf(order)).toBe("PAYMENT_FAILED");
    expect(shop.left).toEqual([]);

    await fieldsAreThere();
    shop.number = cards.good;
    fireEvent.click(await screen.findByRole("checkbox", { name: de.payment.keep.card.ask }));
    await press(pay);
    await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/success")]));
    expect(await statusOf(order)).toBe("PAID");
    expect(adyen.faults).toEqual([]);
    expect(await keptTypes()).toEqual([type]);
  });
});
