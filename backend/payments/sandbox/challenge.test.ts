import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { onSessionMethod } from "../on-session-method.ts";
import { createSandboxProvider } from "./provider.ts";
import { findPayment, insertSandboxMethod, pageTtlMs } from "./store.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function aChallenge(
  service: "paypal" | "klarna_paylater" | "klarna_paynow" | "ideal" | null = null,
): Promise<string> {
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
    method:
      service === null
        ? { providerPaymentMethodId: id, type: "card_via_sandbox" }
        : onSessionMethod(`${service}_via_sandbox`, randomUUID()),
    isOffSession: false,
    keepsMethod: false,
    locale: "de-DE",
    amountCents: 123_450,
    currency: "EUR",
    returnUrl: "http://localhost:3000/de/shop/payment-successful?order=1",
  });
  return actionUrl ?? "no page";
}

const inAnHour = { now: () => new Date(api.dependencies.clock.now().getTime() + pageTtlMs + 1) };
const idOf = (page: string): string => /challenge\/([^?]+)/.exec(page)?.[1] ?? "";
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
    ["cancel", "canceled"],
    ["later", "pending"],
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

  it.each([
    ["paypal", "Mit PayPal bezahlen"],
    ["klarna_paylater", "Später bezahlen mit Klarna"],
    ["klarna_paynow", "Sofort bezahlen mit Klarna"],
    ["ideal", "Mit iDEAL bezahlen"],
  ] as const)("of %s is its own", async (service, title) => {
    expect(await (await api.request(await aChallenge(service))).text()).toContain(`<h1>${title}</h1>`);
  });

  it("of Klarna says when it wants its money", async () => {
    const text = await (await api.request(await aChallenge("klarna_paylater"))).text();
    expect(text).toMatch(/An Klarna zu zahlen bis \d+\. \S+ \d{4}/);
  });

  it("of iDEAL asks for the bank first, and nobody pays without one", async () => {
    const page = await aChallenge("ideal");
    expect(await (await decide(page, "confirm")).text()).toContain('name="bank"');
    const chosen = await api.request(page, { method: "POST", body: new URLSearchParams({ bank: "rabobank" }) });
    const atBank = chosen.headers.get("location") ?? "";
    expect(await (await api.request(atBank)).text()).toContain("<h1>Bei Rabobank bestätigen</h1>");
    const made = atBank.replace("rabobank", "constructor");
    expect(await (await api.request(made)).text()).toContain('name="bank"');
    expect((await decide(atBank, "confirm")).headers.get("location")).toBe(back("succeeded"));
  });

  it("closes after an hour: nothing is paid, and it leads back to the shop", async () => {
    const page = await aChallenge();
    const provider = createSandboxProvider({ ...api.dependencies, clock: inAnHour });
    const paymentId = (await findPayment(api.dependencies.db, idOf(page)))?.idempotencyKey ?? "";
    const charge = { paymentId, providerPaymentId: null, clientId: null, isAnswered: true };
    expect(await provider.findCharge(charge)).toMatchObject({ status: "FAILED", errorCode: "expired" });
    for (const answer of [await decide(page, "confirm"), await api.request(page)]) {
      const text = (await answer.text()).replaceAll("&amp;", "&");
      expect(text).toContain("<h1>Diese Seite ist abgelaufen</h1>");
      expect(text).toContain(`href="${back("failed")}"`);
    }
  });

  it("that is left open a whole hour says so at once when that is played", async () => {
    const answer = await decide(await aChallenge("paypal"), "expire");
    expect(await answer.text()).toContain("<h1>Diese Seite ist abgelaufen</h1>");
  });

  it("that was confirmed while the bank takes its time pays later", async () => {
    const page = await aChallenge();
    await decide(page, "later");
    const paymentId = (await findPayment(api.dependencies.db, idOf(page)))?.idempotencyKey ?? "";
    const charge = { paymentId, providerPaymentId: null, clientId: null, isAnswered: true };
    const now = await createSandboxProvider(api.dependencies).findCharge(charge);
    expect(now).toMatchObject({ status: "PENDING", isCustomerDone: true, actionUrl: null });
    const later = await createSandboxProvider({ ...api.dependencies, clock: inAnHour }).findCharge(charge);
    expect(later).toMatchObject({ status: "SUCCEEDED" });
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
