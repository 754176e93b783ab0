import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import { faultsInQuery, faultsOf } from "#tests/providers/adyen/shape.ts";

const request = {
  merchantAccount: "Shop",
  reference: "1",
  returnUrl: "https://shop.example",
  amount: { value: 1000, currency: "EUR" },
  paymentMethod: { type: "scheme", storedPaymentMethodId: "1" },
  lineItems: [{ id: "1", quantity: 1 }],
  channel: "Web",
};

it("knows a payment as Adyen takes it", () => expect(faultsOf(request, "PaymentRequest")).toEqual([]));

it.each([
  [{ amount: undefined }, /^PaymentRequest\.amount|needs amount/],
  [{ amount: { value: "1000", currency: "EUR" } }, /amount\.value is no number/],
  [{ channel: "Webb" }, /channel is no PaymentRequest\.ChannelEnum/],
  [{ lineItems: [{ id: "1", count: 1 }] }, /lineItems\[0\] knows no count/],
  [{ paymentMethod: { type: "cheque" } }, /paymentMethod is no/],
  [{ paymentMethod: { type: "paypal", subtype: "window" } }, /paymentMethod\.subtype is no PayPalDetails\.SubtypeEnum/],
  [{ shopper: "1" }, /knows no shopper/],
  [{ shopperName: { firstName: "Ada" } }, /shopperName needs lastName/],
  [{ shopperName: { firstName: "Ada", lastName: "a".repeat(81) } }, /shopperName\.lastName has 81 characters/],
  [{ shopperReference: "12" }, /shopperReference has 2 characters/],
])("finds what Adyen would not take: %j", (change, fault) => {
  const { amount, ...rest } = { ...request, ...change };
  const asked = amount === undefined ? rest : { ...rest, amount };
  expect(faultsOf(asked, "PaymentRequest")).toEqual([expect.stringMatching(fault)]);
});

it("finds in a refusal what Adyen would not say", () => {
  const refusal = { status: 422, errorCode: "14_030", errorType: "validation", message: "invalid" };
  expect(faultsOf(refusal, "ServiceError")).toEqual([]);
  expect(faultsOf({ ...refusal, status: "422", reason: "" }, "ServiceError")).toEqual([
    'ServiceError.status is no number: "422"',
    "ServiceError knows no reason",
  ]);
});

it("finds in an address what Adyen does not know, and what it cannot do without", () => {
  const names = { knows: ["merchantAccount", "shopperReference"], needs: ["merchantAccount"] };
  expect(faultsInQuery(new URLSearchParams("merchantAccount=Shop"), names)).toEqual([]);
  expect(faultsInQuery(new URLSearchParams("shopper=1"), names)).toEqual([
    "the address knows no shopper",
    "the address needs merchantAccount",
  ]);
});

describe("what stands in for Adyen", () => {
  let adyen: AdyenServer;
  beforeAll(async () => {
    adyen = await startAdyenServer();
    adyen.offered.splice(0, adyen.offered.length, "scheme");
  });
  afterAll(() => adyen.close());

  const { merchantAccount, apiKey } = adyenKeys;
  const payment = { ...request, merchantAccount };
  it.each([
    ["a wrong key", "payments", payment, "wrong", 401, "000", "security"],
    ["another account", "payments", request, apiKey, 403, "901", "security"],
    ["what lacks something", "payments", { merchantAccount }, apiKey, 422, "14_030", "validation"],
    [
      "a kind that was turned off",
      "payments",
      { ...payment, paymentMethod: { type: "ideal" } },
      apiKey,
      500,
      "905",
      "configuration",
    ],
    ["a path that there is not", "payment", payment, apiKey, 404, "000", "validation"],
    ["a path below one that there is", "payments/1/charges", payment, apiKey, 404, "000", "validation"],
  ])("refuses %s in the published shape", async (_, path, body, key, status, errorCode, errorType) => {
    const headers = { "content-type": "application/json", "x-api-key": key };
    const answer = await fetch(`${adyen.url}/v72/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const refusal: unknown = await answer.json();
    expect(faultsOf(refusal, "ServiceError")).toEqual([]);
    expect([answer.status, refusal]).toEqual([status, { status, errorCode, errorType, message: expect.any(String) }]);
  });

  it("counts a path that there is not among what Adyen would not have", () =>
    expect(adyen.faults).toEqual(
      expect.arrayContaining(["there is no POST payment", "there is no POST payments * charges"]),
    ));
});
