// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast-store.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import type { MergeChange } from "#lib/cart/cart-shell.ts";
import { showLines } from "#lib/cart/shown-cart.ts";
import { noWishes } from "#lib/cart/wishes.ts";
import { AppError } from "#lib/http/app-error.ts";
import { queryClient } from "#lib/query/query-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { IdentityStep } from "./identity-step.tsx";

const session = vi.hoisted(() => ({
  signInHere: vi.fn<() => Promise<MergeChange[]>>(),
  continueAsGuestHere: vi.fn<(fields: { email: string }) => Promise<MergeChange[]>>(),
}));
vi.mock("#lib/session/client-actions.ts", () => session);
const engine = vi.hoisted(() => ({ setQuantity: vi.fn<(variantId: number, quantity: number) => void>() }));
vi.mock("#lib/cart/browser-engine.ts", () => ({ cartEngine: () => engine, cartKey: ["cart"] }));

afterEach(() => {
  act(() => toastStore.getSnapshot().toasts.forEach(({ id }) => dismissToast(id)));
  cleanup();
  queryClient().clear();
  vi.clearAllMocks();
});

const visit = aCartLine({ variant_id: 1, quantity: 1 });
const show = () =>
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{ checkout: fr.checkout, cart: fr.cart, login: fr.login, validation: fr.validation, error: fr.error }}
      timeZone="Europe/Paris"
    >
      <IdentityStep lines={showLines(aCart({ lines: [visit] }), noWishes)} />
    </NextIntlClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function signInWith(cart: ReturnType<typeof aCart>, changes: MergeChange[]) {
  session.signInHere.mockImplementation(() => {
    queryClient().setQueryData(["cart"], cart);
    return Promise.resolve(changes);
  });
  show();
  await press("J’ai déjà un compte");
  await userEvent.type(screen.getByRole("textbox", { name: "Adresse e-mail" }), "lea@gmail.com");
  await userEvent.type(screen.getByLabelText("Mot de passe"), "the right one");
  await userEvent.click(screen.getByRole("button", { name: "Se connecter" }));
  await vi.waitFor(() => expect(session.signInHere).toHaveBeenCalled());
  await act(async () => void (await session.signInHere.mock.results[0]?.value));
}

it("says that pieces of the account came on top of those of the visit, and takes them out again", async () => {
  const cart = aCart({ lines: [visit, aCartLine({ variant_id: 2, quantity: 2 })] });
  await signInWith(cart, [{ variantId: 1, quantityBefore: 0, quantityAfter: 1 }]);
  const [notice] = toastStore.getSnapshot().toasts;
  expect(notice?.message).toBe("2 articles d’une visite précédente sont revenus dans votre panier.");
  notice?.action?.onPress();
  expect(engine.setQuantity.mock.calls).toEqual([[2, 0]]);
});

it("is silent about an account that had nothing in its cart", async () => {
  await signInWith(aCart({ lines: [visit] }), [{ variantId: 1, quantityBefore: 0, quantityAfter: 1 }]);
  expect(toastStore.getSnapshot().toasts).toEqual([]);
});

it("asks for nothing but the e-mail of who has no account", async () => {
  session.continueAsGuestHere.mockResolvedValue([]);
  show();
  expect(screen.queryByLabelText("Mot de passe")).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: "Adresse e-mail" }), "lea@gmail.com");
  await press("Continuer");
  await vi.waitFor(() => expect(session.continueAsGuestHere).toHaveBeenCalledWith({ email: "lea@gmail.com" }));
});

it("asks who has an account for the password, with the e-mail as it was typed, and lets them take another", async () => {
  session.continueAsGuestHere.mockRejectedValue(
    new AppError("domain", "EMAIL_ALREADY_USED", "EMAIL_ALREADY_USED", { status: 409 }),
  );
  show();
  await userEvent.type(screen.getByRole("textbox", { name: "Adresse e-mail" }), "lea@gmail.com");
  await press("Continuer");
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Mot de passe")));
  expect(screen.getByText(fr.checkout.identity.known)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Adresse e-mail" }).value).toBe("lea@gmail.com");
  await press("Utiliser une autre adresse");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Adresse e-mail" }));
});
