import { describe, expect, it } from "vitest";
import { idOfCard } from "./method.ts";
import { deliveryDay, isSamePayment, isSameWish } from "./same-wish.ts";

const card = {
  amountCents: 5000,
  for: "KID",
  design: "TRUNK",
  message: "",
  locale: "fr-FR",
  deliverOn: "2026-11-21",
  deliverHour: null,
  buyer: { email: "paul@example.com", name: "Paul" },
  recipient: { email: null, name: "Mina" },
} as const;

describe("a wish", () => {
  it("is the same whatever else is known of the card, and in whichever order a database gives its fields", () => {
    const stored = { ...card, status: "ACTIVE", buyer: { name: "Paul", email: "paul@example.com" } };
    expect(isSameWish(stored, card)).toBe(true);
  });

  it.each([
    { amountCents: 6000 },
    { for: "WOMAN" as const },
    { message: "Bravo" },
    { locale: "fr-BE" },
    { deliverOn: "2026-12-24" },
    { deliverHour: 18 },
    { design: "BEAR" as const },
    { buyer: { ...card.buyer, name: "Pauline" } },
    { recipient: { ...card.recipient, email: "mina@example.com" } },
  ])("is another with %o", (change) => expect(isSameWish(card, { ...card, ...change })).toBe(false));
});

it("leaves at once without a day, or when the day is over in Paris", () => {
  const lateInParis = new Date("2026-11-20T23:30:00Z");
  expect(deliveryDay(undefined, lateInParis)).toBe("2026-11-21");
  expect(deliveryDay("2026-11-20", lateInParis)).toBe("2026-11-21");
  expect(deliveryDay("2026-11-22", lateInParis)).toBe("2026-11-22");
});

it("is paid alike with the same saved method, or with the same card of the same provider", () => {
  const guestMethod = { providerPaymentMethodId: "pm_1", type: "card_via_stripe", brand: "", last4: "" };
  const guest = { gateway: "stripe", paymentMethodId: null, guestMethod } as const;
  const saved = { gateway: "stripe", paymentMethodId: "one", guestMethod: null } as const;
  const typed = { payment_gateway: "stripe", provider_payment_method_id: "pm_1" } as const;
  expect(isSamePayment(guest, typed)).toBe(true);
  expect(isSamePayment(guest, { ...typed, provider_payment_method_id: "pm_2" })).toBe(false);
  expect(isSamePayment(guest, { ...typed, payment_gateway: "sandbox" })).toBe(false);
  expect(isSamePayment(saved, typed)).toBe(false);
  expect(isSamePayment(saved, { payment_method_id: "one" })).toBe(true);
  expect(isSamePayment(saved, { payment_method_id: "two" })).toBe(false);
  const card = (encryptedCardNumber: string) => ({
    payment_gateway: "adyen" as const,
    encrypted_card: {
      encryptedCardNumber,
      encryptedExpiryMonth: "",
      encryptedExpiryYear: "",
      encryptedSecurityCode: "",
    },
  });
  const sent = { ...guestMethod, providerPaymentMethodId: idOfCard(card("number")) };
  expect(isSamePayment({ ...guest, gateway: "adyen", guestMethod: sent }, card("number"))).toBe(true);
  expect(isSamePayment({ ...guest, gateway: "adyen", guestMethod: sent }, card("another"))).toBe(false);
});
