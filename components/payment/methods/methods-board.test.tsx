// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { forgetMethod } from "#lib/payments/api.ts";
import type { PaymentMethod } from "#lib/payments/types.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { MethodsBoard } from "./methods-board.tsx";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: () => undefined }),
  useSearchParams: () => new URLSearchParams(location.search),
}));
const api = vi.hoisted(() => ({ forgetMethod: vi.fn<typeof forgetMethod>(async () => undefined) }));
vi.mock("#lib/payments/api.ts", async (original) => ({ ...(await original<object>()), ...api }));

afterEach(cleanup);

const card: PaymentMethod = {
  id: "0d7d8a9e-0000-4000-8000-000000000001",
  payment_gateway: "sandbox",
  payment_method_type: "card_via_sandbox",
  brand: "visa",
  last4: "4242",
  expiration_date: null,
  is_default: false,
  is_kept: true,
};
const paypal: PaymentMethod = {
  ...card,
  id: "0d7d8a9e-0000-4000-8000-000000000002",
  payment_method_type: "paypal_via_sandbox",
  brand: "paypal",
  last4: "",
  is_default: true,
};

it("says that a kept PayPal is no longer offered, that boxes wait for another, and lets it be replaced or removed", async () => {
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{ payment: fr.payment, savedMethods: fr.savedMethods, website: fr.website, validation: fr.validation }}
      timeZone="Europe/Paris"
    >
      <MethodsBoard
        methods={[paypal, card]}
        platforms={[{ platform: "sandbox", payment_method_types: ["card_via_sandbox"], public_key: null }]}
        dependants={{ names: ["Mina"], nextOn: "2026-12-01" }}
        holder="Ada"
        today="2026-11-16"
      />
    </NextIntlClientProvider>,
  );
  const [ofPaypal, ofCard] = screen.getAllByRole("listitem").map((item) => within(item));
  expect(ofCard?.queryByText(fr.payment.notOffered)).toBeNull();
  expect(ofPaypal?.getByText(fr.payment.notOffered)).toBeTruthy();
  expect(ofPaypal?.getByText(fr.savedMethods.endedWithBoxes)).toBeTruthy();
  expect(ofPaypal?.getByRole("button", { name: "Remplacer : PayPal" })).toBeTruthy();
  await expectSound();
  await userEvent.click(screen.getByRole("button", { name: "Retirer : PayPal" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: fr.savedMethods.remove }));
  expect(api.forgetMethod.mock.calls).toEqual([[paypal.id]]);
});
