import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef, type Ref } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createAdyenProvider } from "#backend/payments/adyen/provider.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import type { PaymentFormHandle } from "../payment-form.ts";
import { AdyenPaypalForm } from "./adyen-form.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));

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
});

/** What Adyen's library asks of its hosts is answered by what stands in for them. */
function answerHosts() {
  const elsewhere = fetch;
  vi.stubGlobal("fetch", async (asked: string | URL | Request, init?: RequestInit) => {
    const request = new Request(asked, init);
    const { hostname, pathname, search } = new URL(request.url);
    if (!hostname.endsWith(".adyen.com")) return elsewhere(request);
    const body = await request.text();
    const { method, headers } = request;
    return elsewhere(adyen.url + pathname + search, { method, headers, ...(body === "" ? {} : { body }) });
  });
}

const show = (ref: Ref<PaymentFormHandle>, publicKey: string | null = adyenKeys.clientKey) =>
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <AdyenPaypalForm
        ref={ref}
        type="paypal_via_adyen"
        publicKey={publicKey}
        holder="Ada Vermeer"
        use="later"
        begin={() => Promise.reject(new Error("Adyen begins with a session"))}
        returnUrl="http://localhost:3000/infos/add/payment"
      />
    </NextIntlClientProvider>,
  );

it("says that the fields did not come, and asks again", async () => {
  show(createRef<PaymentFormHandle>(), null);
  const again = await screen.findByRole("button", { name: fr.checkout.failure.retry });
  expect(screen.getByText(fr.payment.fieldsMissing)).toBeTruthy();
  await expectSound();
  fireEvent.click(again);
  expect(await screen.findByText(fr.payment.fieldsMissing)).toBeTruthy();
});

it("leads to PayPal's page, which Adyen is asked for, before boxes are charged to it", async () => {
  answerHosts();
  shop.client = clientOf(api, await aClient(api));
  const ref = createRef<PaymentFormHandle>();
  const { container } = show(ref);
  await act(allAnswered);
  await vi.waitFor(() => expect(container.querySelector("[aria-busy=false]")).not.toBeNull());
  const prepared = await act(() => ref.current?.prepare());
  expect(prepared).toEqual({ kind: "leaving", url: expect.stringContaining("adyen.com/authenticate/") });
  const [payment] = [...adyen.payments.values()];
  expect(payment?.request).toMatchObject({ paymentMethod: { type: "paypal", subtype: "redirect" } });
  expect(adyen.faults).toEqual([]);
});
