// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import type { PaymentFormHandle, PaymentFormProps } from "../payment-form.ts";
import { StripeForm } from "./stripe-form.tsx";

type Answer = Record<string, unknown>;
const answers = { submit: {} as Answer, created: {} as Answer, confirmed: {} as Answer };
const asked: Record<string, unknown>[] = [];

/** What Stripe's script leaves in the window; the library loads nothing where it is there already. */
function aStripe() {
  const handlers = new Map<string, () => void>();
  const element = {
    mount: () => queueMicrotask(() => handlers.get("ready")?.()),
    on: (event: string, call: () => void) => handlers.set(event, call),
    off: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
  };
  return {
    elements: (options: Answer) => {
      asked.push(options);
      return {
        create: () => element,
        getElement: () => element,
        update: () => undefined,
        submit: () => Promise.resolve(answers.submit),
      };
    },
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
    createPaymentMethod: () => Promise.resolve(answers.created),
    confirmSetup: ({ clientSecret, confirmParams }: Answer) => {
      asked.push({ clientSecret, confirmParams });
      return Promise.resolve(answers.confirmed);
    },
  };
}

beforeEach(() => {
  Object.assign(answers, { submit: {}, created: {}, confirmed: {} });
  asked.length = 0;
  vi.stubGlobal(
    "Stripe",
    Object.assign(() => aStripe(), { version: "endive" }),
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(change: Partial<PaymentFormProps> = {}): Promise<PaymentFormHandle> {
  const ref = createRef<PaymentFormHandle>();
  const props: PaymentFormProps = {
    ref,
    type: "card_via_stripe",
    publicKey: "pk_test_1",
    holder: "Ada Vermeer",
    use: "once",
    begin: () => Promise.resolve("seti_1_secret_2"),
    returnUrl: "https://shop.example/here",
    ...change,
  };
  const { container } = render(
    <NextIntlClientProvider locale="fr" messages={{ payment: fr.payment, checkout: fr.checkout }} timeZone="UTC">
      <StripeForm {...props} />
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(container.querySelector("[aria-busy=false]")).not.toBeNull());
  return ref.current!;
}
const prepare = (handle: PaymentFormHandle) => act(() => handle.prepare());

describe("Stripe's fields", () => {
  it("make a method that pays once, in the language of the page, without a setup intent", async () => {
    answers.created = { paymentMethod: { id: "pm_1" } };
    expect(await prepare(await open())).toEqual({
      kind: "proof",
      proof: { provider_payment_method_id: "pm_1", payment_gateway: "stripe" },
    });
    expect(asked).toEqual([
      expect.objectContaining({ locale: "fr", allowedPaymentMethodTypes: ["card"], paymentMethodCreation: "manual" }),
    ]);
  });

  it("confirm a setup intent for what is charged later, and lead back here from a service's page", async () => {
    answers.confirmed = { setupIntent: { id: "seti_1", status: "succeeded" } };
    expect(await prepare(await open({ use: "later", type: "paypal_via_stripe" }))).toEqual({
      kind: "proof",
      proof: { provider_payment_method_id: "seti_1", payment_gateway: "stripe" },
    });
    expect(asked[0]).not.toHaveProperty("paymentMethodCreation");
    expect(asked.at(-1)).toEqual({
      clientSecret: "seti_1_secret_2",
      confirmParams: { return_url: "https://shop.example/here" },
    });
  });

  it("say themselves what is missing", async () => {
    answers.submit = { error: { type: "validation_error", code: "incomplete_number" } };
    expect(await prepare(await open())).toEqual({ kind: "incomplete" });
  });

  it.each([
    [{ type: "card_error", code: "card_declined", decline_code: "insufficient_funds" }, "insufficient_funds"],
    [{ type: "invalid_request_error", code: "setup_intent_authentication_failure" }, "authentication_failed"],
    [{ type: "api_error" }, "processing_error"],
    [{ type: "card_error", code: "something_new" }, "unknown"],
  ])("tell the most precise reason that has words: %j", async (error, code) => {
    answers.confirmed = { error };
    expect(await prepare(await open({ use: "later" }))).toEqual({ kind: "refused", code });
  });
});

it("says that the fields did not come, and asks again", async () => {
  render(
    <NextIntlClientProvider locale="fr" messages={{ payment: fr.payment, checkout: fr.checkout }} timeZone="UTC">
      <StripeForm
        ref={createRef<PaymentFormHandle>()}
        type="card_via_stripe"
        publicKey={null}
        holder=""
        use="once"
        begin={() => Promise.reject(new Error("unused"))}
        returnUrl="https://shop.example/here"
      />
    </NextIntlClientProvider>,
  );
  expect(await screen.findByText(fr.payment.fieldsMissing)).toBeDefined();
  await expectSound();
  act(() => screen.getByRole("button", { name: fr.checkout.failure.retry }).click());
  expect(await screen.findByText(fr.payment.fieldsMissing)).toBeDefined();
});
