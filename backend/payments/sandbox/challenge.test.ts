import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { createSandboxProvider } from "./provider.ts";
import { insertSandboxMethod } from "./store.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function aChallenge(): Promise<string> {
  const id = `sandbox_pm_${randomUUID()}`;
  await insertSandboxMethod(api.dependencies.db, {
    id,
    type: "card",
    brand: "visa",
    last4: "3155",
    fingerprint: null,
    behaviour: "three-d-secure",
    expirationDate: "2029-01-31",
  });
  const { actionUrl } = await createSandboxProvider(api.dependencies).charge({
    paymentId: randomUUID(),
    reference: "PM-1",
    payer: { clientId: randomUUID(), email: "a@mail.example", name: "Ada", countryCode: "DE" },
    method: { providerPaymentMethodId: id, type: "card_via_sandbox" },
    isOffSession: false,
    keepsMethod: false,
    locale: "de-DE",
    amountCents: 123_450,
    currency: "EUR",
    returnUrl: "http://localhost:3000/de/shop/payment-successful?order=1",
  });
  return actionUrl ?? "no page";
}

const decide = (page: string, decision: string) =>
  api.request(page, { method: "POST", body: new URLSearchParams({ decision }) });
const back = (status: string) => `http://localhost:3000/de/shop/payment-successful?order=1&redirect_status=${status}`;

describe("the bank page", () => {
  it.each([
    [null, { locale: "fr" }, "de", "Zahlung bestätigen", "1.234,50"],
    ["?locale=nl", { locale: "fr" }, "nl", "Betaling bevestigen", "1.234,50"],
    ["", { locale: "es-ES" }, "es", "Confirmar el pago", "1234,50"],
    ["", { "accept-language": "en-GB,de;q=0.8" }, "de", "Zahlung bestätigen", "1.234,50"],
    ["?locale=en", {}, "fr", "Confirmer le paiement", "1 234,50"],
  ])("%s %j speaks %s", async (query, headers, lang, button, amount) => {
    const page = await aChallenge();
    const response = await api.request(query === null ? page : (page.split("?")[0] ?? "") + query, { headers });
    const text = (await response.text()).replaceAll(/[\u00a0\u202f]/g, " ");
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<button name="decision" value="confirm">${button}</button>`);
    expect(text).toMatch(new RegExp(`<dd>(€ )?${amount}( €)?</dd>`));
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["confirm", "succeeded"],
    ["refuse", "failed"],
  ])("%s leads back with %s", async (decision, status) => {
    const page = await aChallenge();
    const response = await decide(page, decision);
    expect([response.status, response.headers.get("location")]).toEqual([303, back(status)]);
  });

  it("keeps the first decision, whatever is sent later, and a later visit leads back", async () => {
    const page = await aChallenge();
    const answers = [await decide(page, "refuse"), await decide(page, "confirm"), await api.request(page)];
    expect(answers.map((answer) => answer.headers.get("location"))).toEqual([
      back("failed"),
      back("failed"),
      back("failed"),
    ]);
  });

  it.each(["", "maybe"])("asks again after the decision %j", async (decision) => {
    const response = await decide(await aChallenge(), decision);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("<form")]);
  });

  it("does not exist for an id nobody was given", async () => {
    const page = "/payment-sandbox/challenge/sandbox_pay_<script>";
    for (const response of [await api.request(page), await decide(page, "confirm")]) {
      expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining("<script>")]);
    }
  });
});
