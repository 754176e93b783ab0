import { expect, it } from "vitest";
import { faultsOf } from "#tests/providers/adyen/shape.ts";

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
