import { expect, it } from "vitest";
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
  const refusal = { status: 422, errorCode: "14_012", errorType: "validation", message: "invalid" };
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
