// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { forgetMethod, makeDefault } from "#lib/payments/api.ts";
import { AppError } from "#lib/http/app-error.ts";
import type { PaymentMethod } from "#lib/payments/types.ts";
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { toastStore } from "#components/ui/toast-store.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { MethodsBoard } from "./methods-board.tsx";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: () => undefined }),
  useSearchParams: () => new URLSearchParams(location.search),
}));
const api = vi.hoisted(() => ({
  forgetMethod: vi.fn<typeof forgetMethod>(async () => undefined),
  makeDefault: vi.fn<typeof makeDefault>(),
}));
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

const words = { fr, nl };
const show = (locale: keyof typeof words, methods: readonly PaymentMethod[]) => {
  const { error, payment, savedMethods, website, validation } = words[locale];
  const messages = { error, payment, savedMethods, website, validation };
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      <MethodsBoard
        methods={methods}
        platforms={[{ platform: "sandbox", payment_method_types: ["card_via_sandbox"], public_key: null }]}
        dependants={{ names: ["Mina"], nextOn: "2026-12-01" }}
        holder="Ada"
        today="2026-11-16"
      />
    </NextIntlClientProvider>,
  );
};

it("says that a kept PayPal is no longer offered, what boxes are charged to meanwhile, and lets it be replaced or removed", async () => {
  show("fr", [paypal, card]);
  const [ofPaypal, ofCard] = screen.getAllByRole("listitem").map((item) => within(item));
  expect(ofCard?.queryByText(fr.payment.notOffered)).toBeNull();
  expect(ofPaypal?.getByText(fr.payment.notOffered)).toBeTruthy();
  const instead = fr.payment.card.replace("{brand}", "Visa").replace("{last4}", card.last4);
  expect(ofPaypal?.getByText(fr.savedMethods.chargedInstead.replace("{heir}", instead))).toBeTruthy();
  expect(ofPaypal?.getByRole("button", { name: "Remplacer : PayPal" })).toBeTruthy();
  await expectSound();
  await userEvent.click(screen.getByRole("button", { name: "Retirer : PayPal" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: fr.savedMethods.remove }));
  expect(api.forgetMethod.mock.calls).toEqual([[paypal.id]]);
});

it("says what boxes are charged to in the place of a default that has ended, and that they wait where there is nothing", async () => {
  const ended = {
    ...card,
    id: "0d7d8a9e-0000-4000-8000-000000000004",
    expiration_date: "2026-10-31",
    is_default: true,
  };
  const instead = nl.savedMethods.chargedInstead.replace("{heir}", nameOf("Visa"));
  show("nl", [ended, card]);
  expect(screen.getByText(instead)).toBeTruthy();
  expect(screen.queryByText(nl.savedMethods.endedWithBoxes)).toBeNull();
  await expectSound();
  cleanup();
  show("nl", [ended]);
  expect(screen.getByText(nl.savedMethods.endedWithBoxes)).toBeTruthy();
  expect(screen.queryByText(instead)).toBeNull();
});

it("warns of a card that stands in for a default that is not offered, and ends before the next box", async () => {
  show("nl", [paypal, { ...card, expiration_date: "2026-11-30" }]);
  const [, ofCard] = screen.getAllByRole("listitem").map((item) => within(item));
  expect(ofCard?.getByText(nl.savedMethods.endsBeforeBox.replace("{date}", "1 december 2026"))).toBeTruthy();
  await expectSound();
  cleanup();
  show("nl", [paypal]);
  expect(screen.getByText(nl.savedMethods.endedWithBoxes)).toBeTruthy();
});

it("says beside a method, and aloud, why it did not become the default or was not removed", async () => {
  const refused = new AppError("domain", "STAFF_NEEDS_CONSENT", "asks", { status: 403 });
  api.makeDefault.mockRejectedValueOnce(refused);
  api.forgetMethod.mockRejectedValueOnce(refused);
  const said = fr.error.STAFF_NEEDS_CONSENT;
  show("fr", [paypal, card]);
  const saysSo = () => {
    const list = within(screen.getByRole("list", { name: fr.savedMethods.title }));
    return list.getAllByRole("listitem").map((item) => item.textContent.includes(said));
  };
  await userEvent.click(screen.getByRole("button", { name: /^Utiliser par défaut/ }));
  await vi.waitFor(() => expect(saysSo()).toEqual([false, true]));
  expect(toastStore.getSnapshot().announcement.trim()).toBe(said);
  await expectSound();
  await userEvent.click(screen.getByRole("button", { name: "Retirer : PayPal" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: fr.savedMethods.remove }));
  await vi.waitFor(() => expect(saysSo()).toEqual([true, false]));
});

const nameOf = (brand: string) => nl.payment.card.replace("{brand}", brand).replace("{last4}", card.last4);
const mastercard = { ...card, id: "0d7d8a9e-0000-4000-8000-000000000003", brand: "mastercard", is_default: true };
it.each([
  ["what is charged once the default is gone", [mastercard, { ...paypal, is_default: false }, card], "confirmHeir"],
  [
    "that boxes wait where nothing that is left is offered",
    [mastercard, { ...paypal, is_default: false }],
    "confirmNoHeir",
  ],
] as const)("says %s before it is removed", async (_, methods, consequence) => {
  show("nl", methods);
  await userEvent.click(screen.getByRole("button", { name: `Verwijderen: ${nameOf("Mastercard")}` }));
  const told = nl.savedMethods[consequence].replace("{names}", "Mina").replace("{heir}", nameOf("Visa"));
  expect((await screen.findByRole("alertdialog")).textContent).toContain(told);
  await expectSound();
});
