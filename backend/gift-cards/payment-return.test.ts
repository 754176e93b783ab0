import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payments } from "#backend/db/schema/order.ts";
import { createAdyenProvider } from "#backend/payments/adyen/provider.ts";
import type { PaymentProvider } from "#backend/payments/provider.ts";
import { reconcilePayments } from "#backend/payments/settle.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import {
  createGiftCard,
  getGiftCard,
  payGiftCard,
  returnFromGiftCardPayment,
  startGiftCardPayment,
  type GiftCardOrder,
} from "#contract/gift-cards.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import { eq } from "../db/orm.ts";

let api: TestApi;
let adyen: AdyenServer;
/** While it is away every request to it fails. */
let isAway = false;
beforeAll(async () => {
  adyen = await startAdyenServer();
  const provider = createAdyenProvider({ ...adyenKeys, environment: "test", apiBase: adyen.url });
  const leaving: PaymentProvider = {
    ...provider,
    finishRedirect: async (...asked) => {
      if (isAway) throw new Error("cannot be reached");
      return provider.finishRedirect(...asked);
    },
  };
  api = await createTestApi({ providers: () => [leaving] });
});
afterAll(async () => {
  await api.close();
  await adyen.close();
});

type Payment = BodyOf<typeof payGiftCard>["payment"];
const wish = (payment: Payment, idempotencyKey: string = crypto.randomUUID()) => ({
  body: {
    amount: 50,
    for: "KID" as const,
    recipient: { name: "Mina", email: "mina@example.com" },
    buyer: { name: "Oncle Paul", email: "paul@example.com" },
    payment,
  },
  idempotencyKey,
});
/** A card a guest pays at Klarna, who asks on its own page. */
const ordered = () => api.call(createGiftCard, wish({ payment_method_type: "klarna_paynow_via_adyen" }));
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

describe("a guest's card that Adyen's form encrypted", () => {
  let count = 0;
  /** What it does stands in its number. */
  const aCard = (behaviour: "ok" | "funds" | "redirect"): Payment => ({
    payment_gateway: "adyen",
    encrypted_card: {
      encryptedCardNumber: `${behaviour}-${(count += 1)}`,
      encryptedExpiryMonth: "month",
      encryptedExpiryYear: "year",
      encryptedSecurityCode: "code",
      brand: "mc",
    },
  });
  const attemptsOf = ({ id }: GiftCardOrder) =>
    api.dependencies.db.select().from(payments).where(eq(payments.giftCardId, id));

  it("is offered", async () =>
    expect((await api.call(startGiftCardPayment, {})).flatMap((one) => one.payment_method_types)).toContain(
      "card_via_adyen",
    ));

  it.each([
    ["ok", "ACTIVE", { status: "SUCCEEDED", error_code: null }],
    ["funds", "PENDING_PAYMENT", { status: "FAILED", error_code: "insufficient_funds" }],
    ["redirect", "PENDING_PAYMENT", { status: "REQUIRES_ACTION", error_code: null }],
  ] as const)(
    "pays once, in nobody's name, and is not kept behind the answer: %s",
    async (behaviour, status, payment) => {
      const card = await api.call(createGiftCard, wish(aCard(behaviour)));
      expect(card).toMatchObject({ status, payment: { ...payment, payment_method_type: "card_via_adyen" } });
      const [attempt] = await attemptsOf(card);
      expect(attempt?.guestMethod).not.toHaveProperty("encryptedCard");
      const { request } = present(adyen.payments.get(present(attempt).id));
      expect(request).toMatchObject({
        paymentMethod: { type: "scheme", brand: "mc" },
        shopperInteraction: "Ecommerce",
      });
      expect(request).not.toHaveProperty("shopperReference");
      expect(request).not.toHaveProperty("storePaymentMethod");
      expect(adyen.faults).toEqual([]);
    },
  );

  it("pays after its bank's page, and after another card was refused", async () => {
    const asked = await api.call(createGiftCard, wish(aCard("redirect")));
    expect(await api.call(returnFromGiftCardPayment, back(asked, `${referenceOf(asked)}:confirm`))).toMatchObject({
      status: "ACTIVE",
    });
    const refused = await api.call(createGiftCard, wish(aCard("funds")));
    const paid = await api.call(payGiftCard, { ...named(refused), body: { payment: aCard("ok") } });
    expect(paid.status).toBe("ACTIVE");
  });

  it("is sent again when its answer was lost, and forgotten then", async () => {
    adyen.loseAnswers(1);
    const card = await api.call(createGiftCard, wish(aCard("ok")));
    expect(card.payment.status).toBe("PENDING");
    expect((await attemptsOf(card))[0]?.guestMethod).toHaveProperty("encryptedCard");
    api.clock.advance(3 * 60_000);
    await reconcilePayments(api.dependencies);
    expect((await api.call(getGiftCard, named(card))).status).toBe("ACTIVE");
    expect((await attemptsOf(card))[0]?.guestMethod).not.toHaveProperty("encryptedCard");
  });

  it("buys one gift card, however often it is asked with one key, and another one needs another key", async () => {
    const [key, payment] = [crypto.randomUUID(), aCard("ok")];
    const card = await api.call(createGiftCard, wish(payment, key));
    expect((await api.call(createGiftCard, wish(payment, key))).id).toBe(card.id);
    expect(await attemptsOf(card)).toHaveLength(1);
    expect((await api.fail(createGiftCard, wish(aCard("ok"), key))).code).toBe("IDEMPOTENCY_KEY_REUSED");
  });
});
