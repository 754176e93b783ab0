// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { PaymentMethod } from "#lib/payments/types.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { PaymentMethodChoice } from "./payment-method-choice.tsx";

afterEach(cleanup);

const method = (id: string, last4: string, expiration_date: string): PaymentMethod => ({
  id,
  payment_gateway: "sandbox",
  payment_method_type: "card_via_sandbox",
  brand: "visa",
  last4,
  expiration_date,
  is_default: false,
  is_kept: true,
});

it("offers saved cards and a new one; an expired card stays visible and cannot be chosen", async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <NextIntlClientProvider locale="fr" messages={{ payment: fr.payment }} timeZone="Europe/Paris">
      <PaymentMethodChoice
        id="methods"
        methods={[method("a", "4242", "2028-01-31"), method("b", "0002", "2026-10-31")]}
        ways={[
          { type: "card_via_sandbox", publicKey: null },
          { type: "klarna_paylater_via_sandbox", publicKey: null },
          { type: "klarna_paynow_via_sandbox", publicKey: null },
          { type: "ideal_via_sandbox", publicKey: null },
        ]}
        value="a"
        onChange={onChange}
        today="2026-11-21"
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /4242/ }).checked).toBe(true);
  expect(screen.getByRole("radio", { name: "Klarna, payer plus tard" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /0002.*expiré/ }).disabled).toBe(true);
  await expectSound();
  await userEvent.click(screen.getByRole("radio", { name: "Nouvelle carte" }));
  expect(onChange).toHaveBeenCalledWith("new:card_via_sandbox");
});
