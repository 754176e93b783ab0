// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ChosenMethod } from "#lib/checkout/place-order.ts";
import type { PaymentMethod, PaymentPlatform } from "#lib/payments/types.ts";
import type { saveMethod } from "#lib/payments/api.ts";
import type { tokeniseSandboxCard } from "#lib/payments/sandbox.ts";
import { newMethodValue } from "#lib/payments/method-choice.ts";
import { paymentMethodsKey, paymentPlatformsQuery } from "#lib/payments/queries.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { PaymentStep } from "./payment-step.tsx";
import type { PayOutcome } from "./use-final-press.ts";

const card: PaymentMethod = {
  id: "0d7d8a9e-0000-4000-8000-000000000002",
  payment_gateway: "sandbox",
  payment_method_type: "card_via_sandbox",
  brand: "visa",
  last4: "4242",
  expiration_date: null,
  is_default: true,
  is_kept: true,
};
const api = vi.hoisted(() => ({
  beginSetup: vi.fn<(kind: string) => Promise<string>>(async () => "secret"),
  saveMethod: vi.fn<typeof saveMethod>(),
}));
vi.mock("#lib/payments/api.ts", () => api);
const sandbox = vi.hoisted(() => ({ tokeniseSandboxCard: vi.fn<typeof tokeniseSandboxCard>() }));
vi.mock("#lib/payments/sandbox.ts", () => sandbox);

const typed: PaymentMethod = { ...card, id: "0d7d8a9e-0000-4000-8000-000000000003", last4: "0002", is_default: false };
let settle: (later: Shown) => void;
const onPay = vi.fn<(method: ChosenMethod) => Promise<PayOutcome>>();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

interface Shown {
  isReady: boolean;
  hasObstacle: boolean;
  dueTtc?: number;
}

const all: PaymentPlatform = {
  platform: "sandbox",
  payment_method_types: ["card_via_sandbox", "paypal_via_sandbox", "ideal_via_sandbox"],
  public_key: null,
};

/** The step with these sums, and with others later. */
function showStep(
  state: Shown,
  keeping: "asked" | "told" | "saved" = "asked",
  remembered: string | null = null,
  platforms = [all],
): void {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(paymentMethodsKey, [card]);
  cache.setQueryData(paymentPlatformsQuery(keeping === "saved" ? "boxes" : "shop").queryKey, platforms);
  const step = (sums: Shown) => (
    <NextIntlClientProvider
      locale="fr"
      messages={{
        checkout: fr.checkout,
        payment: fr.payment,
        website: fr.website,
        validation: fr.validation,
        error: fr.error,
      }}
      timeZone="Europe/Paris"
    >
      <QueryClientProvider client={cache}>
        <PaymentStep
          holder="Lea Martin"
          remembered={remembered}
          onRemember={() => undefined}
          hasFailed={false}
          notice={null}
          review={null}
          onPay={onPay}
          onFailure={() => undefined}
          keeping={keeping}
          sums={{ dueTtc: 40, ...sums }}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  const { rerender } = render(step(state));
  settle = (later) => rerender(step(later));
}

/** The same, and its button. */
function show(...step: Parameters<typeof showStep>) {
  showStep(...step);
  return screen.getByRole<HTMLButtonElement>("button", { name: fr.checkout.submit });
}

it("waits for the customer, not for an answer, while something has to be chosen first", async () => {
  const button = show({ isReady: true, hasObstacle: true });
  expect(button.disabled).toBe(true);
  expect(button.getAttribute("aria-busy")).toBeNull();
  await userEvent.click(button);
  expect(onPay).not.toHaveBeenCalled();
});

describe("pressed while the sums are asked anew", () => {
  const pressEarly = async () => {
    onPay.mockResolvedValue("again");
    const button = show({ isReady: false, hasObstacle: false });
    expect(button.getAttribute("aria-busy")).toBeNull();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(onPay).not.toHaveBeenCalled();
    return button;
  };

  it("pays once they are there and the same", async () => {
    const button = await pressEarly();
    settle({ isReady: true, hasObstacle: false });
    await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
    expect(onPay.mock.calls).toEqual([[{ id: card.id, keeps: false }]]);
    expect(screen.queryByText(fr.checkout.change.title)).toBeNull();
  });

  it.each([
    ["as much is due no more", { dueTtc: 35, hasObstacle: false }],
    ["something has to be chosen first", { dueTtc: 40, hasObstacle: true }],
  ])("pays nothing and says so where %s; the next press pays", async (_, later) => {
    const button = await pressEarly();
    settle({ isReady: true, ...later });
    expect(await screen.findByText(fr.checkout.change.text)).toBeTruthy();
    await expectSound();
    expect(button.getAttribute("aria-busy")).toBeNull();
    expect(onPay).not.toHaveBeenCalled();
    settle({ isReady: true, dueTtc: 35, hasObstacle: false });
    await userEvent.click(button);
    expect(onPay).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(fr.checkout.change.text)).toBeNull();
  });
});

it("says that there is no way to pay where boxes can be charged to nothing that is offered, a kept card included", async () => {
  showStep({ isReady: true, hasObstacle: false }, "saved", card.id, []);
  expect(screen.getByText(fr.payment.none)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  await expectSound();
});

it("pays with the card that is chosen", async () => {
  onPay.mockResolvedValue("leaving");
  await userEvent.click(show({ isReady: true, hasObstacle: false }));
  expect(onPay).toHaveBeenCalledWith({ id: card.id, keeps: false });
});

const pressNew = () => userEvent.click(screen.getByRole("radio", { name: fr.payment.newCard }));
async function payWithTyped(outcome: PayOutcome, keeping: "asked" | "told" = "asked", isTicked = false) {
  api.saveMethod.mockResolvedValue(typed);
  sandbox.tokeniseSandboxCard.mockResolvedValue({ provider_payment_method_id: "token" });
  onPay.mockResolvedValue(outcome);
  const button = show({ isReady: true, hasObstacle: false }, keeping);
  await pressNew();
  await userEvent.type(await screen.findByLabelText(fr.payment.number), "4000000000000002");
  await userEvent.type(screen.getByLabelText(fr.payment.expiry), "1240");
  await userEvent.type(screen.getByLabelText(fr.payment.cvc), "123");
  if (isTicked) await userEvent.click(screen.getByRole("checkbox", { name: fr.payment.keep.card.ask }));
  await userEvent.click(button);
  await vi.waitFor(() => expect(onPay).toHaveBeenCalled());
  return onPay.mock.calls[0]?.[0];
}

it("takes what a bank sent back where the press comes before it is kept, and once it is kept what is chosen", async () => {
  history.replaceState(null, "", "?setup_intent=seti_1&redirect_status=succeeded");
  const paypal = { ...typed, payment_method_type: "paypal_via_sandbox" as const, brand: "paypal", last4: "" };
  const kept = Promise.withResolvers<PaymentMethod>();
  api.saveMethod.mockReturnValueOnce(kept.promise);
  onPay.mockResolvedValue("again");
  const button = show({ isReady: true, hasObstacle: false }, "saved", newMethodValue("paypal_via_sandbox"));
  await vi.waitFor(() => expect(api.saveMethod).toHaveBeenCalledTimes(1));
  await userEvent.click(button);
  expect(onPay).not.toHaveBeenCalled();
  kept.resolve(paypal);
  await vi.waitFor(() => expect(onPay).toHaveBeenCalledWith({ id: paypal.id, keeps: true }));
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  await userEvent.click(screen.getByRole("radio", { name: /4242/ }));
  await userEvent.click(button);
  await vi.waitFor(() => expect(onPay).toHaveBeenLastCalledWith({ id: card.id, keeps: false }));
  expect(api.saveMethod).toHaveBeenCalledTimes(1);
  history.replaceState(null, "", "/");
});

async function payWithService(kind: "paypal" | "ideal", isTicked = false) {
  const type = `${kind}_via_sandbox` as const;
  api.saveMethod.mockResolvedValue({ ...typed, payment_method_type: type, brand: kind, last4: "" });
  onPay.mockResolvedValue("leaving");
  const button = show({ isReady: true, hasObstacle: false });
  await userEvent.click(screen.getByRole("radio", { name: fr.payment.kind[kind] }));
  expect(await screen.findByText(fr.payment.service[kind])).toBeTruthy();
  if (isTicked) await userEvent.click(screen.getByRole("checkbox", { name: fr.payment.keep.paypal.ask }));
  await userEvent.click(button);
  await vi.waitFor(() => expect(onPay).toHaveBeenCalledTimes(1));
  expect(api.saveMethod).toHaveBeenCalledWith({ payment_method_type: type }, false);
  return onPay.mock.calls[0]?.[0];
}

it("pays with a service as it is: nothing to type, nothing to keep", async () => {
  expect(await payWithService("ideal")).toEqual({ id: typed.id, keeps: false });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("does not offer a typed card again that was declined", async () => {
  await payWithTyped("declined");
  await vi.waitFor(() => expect(screen.queryByRole("radio", { name: /0002/ })).toBeNull());
  expect(screen.getByRole("radio", { name: /4242/ })).toBeTruthy();
});

it("keeps a typed card at hand when the customer has to confirm once more", async () => {
  await payWithTyped("again");
  expect(await screen.findByRole("radio", { name: /0002/ })).toHaveProperty("checked", true);
});

it("offers another card after a saved one was declined", async () => {
  onPay.mockResolvedValue("declined");
  await userEvent.click(show({ isReady: true, hasObstacle: false }));
  expect(await screen.findByRole("radio", { name: fr.payment.newCard })).toHaveProperty("checked", true);
  await expectSound();
});

describe("for the next time", () => {
  it("is not offered for a card that is saved already", () => {
    show({ isReady: true, hasObstacle: false });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it.each([
    [false, false],
    [true, true],
  ])("a typed card is kept when the customer ticked it (%s), which nobody did before", async (isTicked, keeps) => {
    expect(await payWithTyped("leaving", "asked", isTicked)).toEqual({ id: typed.id, keeps });
  });

  it.each([false, true])("PayPal is kept when the customer ticked it (%s), which nobody did before", async (isTicked) =>
    expect(await payWithService("paypal", isTicked)).toEqual({ id: typed.id, keeps: isTicked }),
  );

  it("a card that pays a box is kept, and it is said what for instead of asked", async () => {
    expect(await payWithTyped("leaving", "told")).toEqual({ id: typed.id, keeps: true });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByText(fr.payment.keep.card.forBoxes)).toBeTruthy();
  });
});
