import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createAdyenProvider } from "#backend/payments/adyen/provider.ts";
import { createGiftCard, getGiftCard } from "#contract/gift-cards.ts";
import { nameOf } from "#lib/gift-cards/api.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { GiftCardPayment } from "./gift-card-payment.tsx";

const shop = vi.hoisted(() => ({
  client: null as ApiClient | null,
  left: [] as string[],
  /** What stands for the number that Adyen's frames encrypted. */
  number: "",
}));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: (url: string) => void shop.left.push(url) }));
/* Its fields are frames of its host, which a document without a browser does not show. */
vi.mock("@adyen/adyen-web", () => ({
  AdyenCheckout: () => Promise.resolve({}),
  Redirect: Object,
  Card: class {
    isValid = true;
    mount = () => undefined;
    unmount = () => undefined;
    get data() {
      const [encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode] = ["month", "year", "code"];
      const dates = { encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode };
      return { paymentMethod: { type: "scheme", encryptedCardNumber: shop.number, ...dates } };
    }
  },
}));

let api: TestApi;
let adyen: AdyenServer;
beforeAll(async () => {
  adyen = await startAdyenServer();
  const provider = createAdyenProvider({ ...adyenKeys, environment: "test", apiBase: adyen.url });
  api = await createTestApi({ providers: () => [provider] });
});
afterAll(async () => {
  await api.close();
  await adyen.close();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  shop.left = [];
});

it("is paid by a guest with Adyen's card fields: one card is refused, another one asks at its bank", async () => {
  shop.client = clientOf(api, null);
  const card = await api.call(createGiftCard, {
    body: {
      amount: 50,
      for: "KID",
      recipient: { name: "Mina", email: null },
      buyer: { name: "Paul Blanc", email: "paul@example.com" },
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const [name, key] = [nameOf(card), card.access_key ?? ""];
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <QueryClientProvider client={new QueryClient()}>
        <GiftCardPayment card={card} name={name} onRewrite={() => undefined} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  const way = await screen.findByRole("radio", { name: fr.payment.kind.card });
  expect((way as HTMLInputElement).checked).toBe(true);
  await vi.waitFor(() => expect(document.querySelector("form [aria-busy=false]")).not.toBeNull());
  const pay = async (number: string) => {
    shop.number = number;
    fireEvent.click(screen.getByRole("button", { name: fr.checkout.submit }));
    await act(allAnswered);
  };

  await pay("funds-1");
  expect(await screen.findByText(fr.website.error.payment.insufficient_funds)).toBeTruthy();
  expect(shop.left).toEqual([]);

  await pay("redirect-1");
  await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("adyen.com/authenticate/")]));
  const ordered = await api.call(getGiftCard, { params: { id: card.id }, query: { key } });
  expect(ordered.payment).toMatchObject({ status: "REQUIRES_ACTION", payment_method_type: "card_via_adyen" });
  expect(adyen.faults).toEqual([]);
});
