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

const method = (
  id: string,
  last4: string,
  expiration_date: string | null,
  kind: "card" | "paypal" = "card",
): PaymentMethod => ({
  id,
  payment_gateway: "sandbox",
  payment_method_type: `${kind}_via_sandbox`,
  brand: kind === "card" ? "visa" : kind,
  last4,
  expiration_date,
  is_default: false,
  is_kept: true,
});

it("offers saved cards and a new one; what is expired or no longer offered stays visible, says so and cannot be chosen", async () => {
  const types = [
    "card_via_sandbox",
    "klarna_paylater_via_sandbox",
    "klarna_paynow_via_sandbox",
    "ideal_via_sandbox",
  ] as const;
  const onChange = vi.fn<(value: string) => void>();
  render(
    <NextIntlClientProvider locale="fr" messages={{ payment: fr.payment }} timeZone="Europe/Paris">
      <PaymentMethodChoice
        id="methods"
        methods={[
          method("a", "4242", "2028-01-31"),
          method("b", "0002", "2026-10-31"),
          method("c", "", null, "paypal"),
        ]}
        platforms={[{ platform: "sandbox", payment_method_types: [...types], public_key: null }]}
        ways={types.map((type) => ({ type, publicKey: null }))}
        value="a"
        onChange={onChange}
        today="2026-11-21"
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /4242/ }).checked).toBe(true);
  expect(screen.getByRole("radio", { name: "Klarna, payer plus tard" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /0002.*expiré/ }).disabled).toBe(true);
  const gone = screen.getByRole<HTMLInputElement>("radio", { name: /PayPal.*plus proposé/ });
  expect(gone.disabled).toBe(true);
  await expectSound();
  await userEvent.click(screen.getByRole("radio", { name: "Nouvelle carte" }));
  expect(onChange).toHaveBeenCalledWith("new:card_via_sandbox");
});
