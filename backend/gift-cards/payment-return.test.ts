import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAdyenProvider } from "#backend/payments/adyen/provider.ts";
import type { PaymentProvider } from "#backend/payments/provider.ts";
import { createGiftCard, getGiftCard, returnFromGiftCardPayment, type GiftCardOrder } from "#contract/gift-cards.ts";
import type { PaymentGateway } from "#contract/payment-methods.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";

let api: TestApi;
let adyen: AdyenServer;
/** While it is away every request to it fails. */
let isAway = false;
beforeAll(async () => {
  [api, adyen] = await Promise.all([createTestApi(), startAdyenServer()]);
  const provider = createAdyenProvider({ ...adyenKeys, environment: "test", apiBase: adyen.url });
  // The shop never changes its providers; only this test adds one to a running API.
  const providers = api.dependencies.payments as Map<PaymentGateway, PaymentProvider>;
  providers.set("adyen", {
    ...provider,
    finishRedirect: async (...asked: Parameters<typeof provider.finishRedirect>) => {
      if (isAway) throw new Error("cannot be reached");
      return provider.finishRedirect(...asked);
    },
  });
});
afterAll(async () => {
  await api.close();
  await adyen.close();
});

/** A card a guest pays at Klarna, who asks on its own page. */
const ordered = () =>
  api.call(createGiftCard, {
    body: {
      amount: 50,
      for: "KID",
      recipient: { name: "Mina", email: "mina@example.com" },
      buyer: { name: "Oncle Paul", email: "paul@example.com" },
      payment: { payment_method_type: "klarna_paynow_via_adyen" },
    },
    idempotencyKey: crypto.randomUUID(),
  });
const referenceOf = (card: GiftCardOrder): string => new URL(card.payment.action_url ?? "").pathname.split("/").at(-1)!;
const named = ({ id, access_key: key }: GiftCardOrder) => ({ params: { id }, query: key === null ? {} : { key } });
const back = (card: GiftCardOrder, redirect_result: string) => ({ ...named(card), body: { redirect_result } });

describe("a gift card paid on a page of Adyen's", () => {
  it.each([
    ["confirm", "ACTIVE", "SUCCEEDED"],
    ["refuse", "PENDING_PAYMENT", "FAILED"],
    // The bank still works: there is no page to go to any more.
    ["later", "PENDING_PAYMENT", "REQUIRES_ACTION"],
  ])("ends with what the page gave the browser and without a webhook: %s", async (answer, status, payment) => {
    const card = await ordered();
    expect(card).toMatchObject({ status: "PENDING_PAYMENT", payment: { status: "REQUIRES_ACTION" } });
    const result = back(card, `${referenceOf(card)}:${answer}`);
    expect(await api.call(returnFromGiftCardPayment, result)).toMatchObject({
      status,
      payment: { status: payment, action_url: null },
    });
    // A reload hands the same over again.
    expect(await api.call(returnFromGiftCardPayment, result)).toMatchObject({ status });
    expect(adyen.faults).toEqual([]);
  });

  it("is not paid by the result of another card, nor ended by a stranger", async () => {
    const [card, other] = [await ordered(), await ordered()];
    const result = `${referenceOf(other)}:confirm`;
    expect(await api.call(returnFromGiftCardPayment, back(card, result))).toMatchObject({ status: "PENDING_PAYMENT" });
    const stranger = { ...back(card, `${referenceOf(card)}:confirm`), query: { key: "guessed" } };
    expect((await api.fail(returnFromGiftCardPayment, stranger)).code).toBe("NOT_FOUND");
    expect(await api.call(getGiftCard, named(card))).toMatchObject({ payment: { status: "REQUIRES_ACTION" } });
  });

  it("waits while Adyen is away, and is paid by the same result afterwards", async () => {
    const card = await ordered();
    const result = back(card, `${referenceOf(card)}:confirm`);
    isAway = true;
    expect((await api.fail(returnFromGiftCardPayment, result)).code).toBe("UNAVAILABLE");
    isAway = false;
    expect(await api.call(returnFromGiftCardPayment, result)).toMatchObject({ status: "ACTIVE" });
  });
});
