import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "../../http/problem.ts";
import type { ChargeInput, PaymentProvider } from "../provider.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import type { SandboxBehaviour } from "./cards.ts";
import { createSandboxProvider } from "./provider.ts";
import { insertSandboxMethod } from "./store.ts";

let api: TestApi;
let provider: PaymentProvider;
beforeAll(async () => {
  api = await createTestApi();
  provider = createSandboxProvider(api.dependencies);
});
afterAll(() => api.close());

async function aCharge(behaviour: SandboxBehaviour, change: Partial<ChargeInput> = {}): Promise<ChargeInput> {
  const providerPaymentMethodId = `sandbox_pm_${randomUUID()}`;
  await insertSandboxMethod(api.dependencies.db, {
    id: providerPaymentMethodId,
    type: "card",
    brand: "visa",
    last4: "4242",
    fingerprint: null,
    behaviour,
    expirationDate: "2027-01-31",
  });
  return {
    paymentId: randomUUID(),
    reference: "PM-1",
    payer: { clientId: randomUUID(), email: "a@mail.example", name: "Ada", countryCode: "FR" },
    method: { providerPaymentMethodId, type: "card_via_sandbox" },
    isOffSession: false,
    keepsMethod: false,
    locale: "nl-BE",
    amountCents: 4990,
    currency: "EUR",
    returnUrl: "http://localhost:3000/shop/payment-successful?order_id=1",
    ...change,
  };
}

const reference = (paymentId: string) => ({ paymentId, providerPaymentId: null, clientId: null, isAnswered: true });

describe("charging", () => {
  it.each<[SandboxBehaviour, string, string | null]>([
    ["succeeds", "SUCCEEDED", null],
    ["declined", "FAILED", "card_declined"],
    ["insufficient-funds", "FAILED", "insufficient_funds"],
    ["expired", "FAILED", "expired_card"],
  ])("a card that %s ends %s", async (behaviour, status, errorCode) => {
    expect(await provider.charge(await aCharge(behaviour))).toEqual({
      providerPaymentId: expect.stringMatching(/^sandbox_pay_/),
      status,
      errorCode,
      actionUrl: null,
    });
  });

  it("asks for 3-D Secure on a page below the storefront", async () => {
    const result = await provider.charge(await aCharge("three-d-secure"));
    expect(result).toMatchObject({
      status: "REQUIRES_ACTION",
      actionUrl: `/payment-sandbox/challenge/${result.providerPaymentId}?locale=nl`,
    });
  });

  it("fails once the card is over", async () => {
    const before = api.clock.now();
    const input = await aCharge("succeeds");
    api.clock.set(new Date("2027-02-01T12:00:00Z"));
    expect(await provider.charge(input)).toMatchObject({ status: "FAILED", errorCode: "expired_card" });
    api.clock.set(before);
  });

  it("charges one payment once: at once, again, and from another process", async () => {
    const input = await aCharge("succeeds");
    const results: unknown[] = await Promise.all(Array.from({ length: 8 }, () => provider.charge(input)));
    results.push(await createSandboxProvider(api.dependencies).charge({ ...input, amountCents: 1 }));
    results.push(await provider.findCharge(reference(input.paymentId)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  });

  it("refuses a card it does not know and keeps nothing of it", async () => {
    const input = await aCharge("succeeds", {
      method: { providerPaymentMethodId: "sandbox_pm_unknown", type: "card_via_sandbox" },
    });
    await expect(provider.charge(input)).rejects.toThrow(new ApiError("PAYMENT_METHOD_REFUSED"));
    expect(await provider.findCharge(reference(input.paymentId))).toBeNull();
  });
});

describe("charging while the customer is away", () => {
  it.each<[SandboxBehaviour, string, string | null]>([
    ["succeeds", "SUCCEEDED", null],
    ["three-d-secure", "FAILED", "authentication_required"],
    ["off-session-declined", "FAILED", "card_declined"],
    ["redirect", "SUCCEEDED", null],
    ["redirect-each-time", "FAILED", "authentication_required"],
  ])("a method that %s ends %s", async (behaviour, status, errorCode) => {
    const input = await aCharge(behaviour, { isOffSession: true });
    expect(await provider.charge(input)).toMatchObject({ status, errorCode, actionUrl: null });
  });

  it("asks on the page of a service, in the language of the order", async () => {
    const method = {
      providerPaymentMethodId: "on-session:klarna_paylater_via_sandbox:1",
      type: "klarna_paylater_via_sandbox",
    };
    const { actionUrl, status } = await provider.charge(await aCharge("succeeds", { method }));
    expect(status).toBe("REQUIRES_ACTION");
    expect(await (await api.request(actionUrl ?? "")).text()).toContain("<h1>Later betalen met Klarna</h1>");
  });
});

describe("giving back", () => {
  it("gives back parts of a charge, once a key and never more than it took", async () => {
    const input = await aCharge("succeeds");
    await provider.charge(input);
    const refund = (refundKey: string, amountCents: number) =>
      provider.refund({
        refundKey,
        amountCents,
        currency: "EUR",
        chargedCents: 4990,
        charge: reference(input.paymentId),
      });
    const [one, two] = [randomUUID(), randomUUID()];
    const first = await refund(one, 4000);
    expect(first).toMatchObject({ status: "SENT" });
    expect(await Promise.all([refund(one, 4000), refund(one, 4000)])).toEqual([first, first]);
    expect(await refund(two, 991)).toMatchObject({ status: "FAILED", errorCode: "charge_already_refunded" });
    expect(await refund(randomUUID(), 990)).toMatchObject({ status: "SENT" });
  });
});

describe("giving a charge up", () => {
  it("ends one that waits, and leaves one that is settled", async () => {
    const [waiting, settled] = [await aCharge("three-d-secure"), await aCharge("succeeds")];
    await provider.charge(waiting);
    await provider.charge(settled);
    expect(await provider.cancelCharge(reference(waiting.paymentId))).toMatchObject({
      status: "FAILED",
      errorCode: "cancelled",
      actionUrl: null,
    });
    expect(await provider.cancelCharge(reference(settled.paymentId))).toMatchObject({ status: "SUCCEEDED" });
    expect(await provider.cancelCharge(reference(randomUUID()))).toBeNull();
  });
});
